import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** A phone whose codes are shown at the desk; none once the brand is live. */
export const findTestPhone = named(
  'test_phone_find',
  sql`select test_phone_id as "testPhoneId" from test_phone join corp using (corp_id)
     where corp_id = :corpId and phone = :phone and live_at is null`,
  (corpId: string, phone: string) => ({ corpId, phone }),
)

export const listTestPhones = named(
  'test_phone_list',
  sql`select test_phone_id as "testPhoneId", phone, sealed_code as "sealedCode", code_expires_at as "codeEndsAt"
     from test_phone where corp_id = :corpId order by test_phone_id`,
  (corpId: string) => ({ corpId }),
)

export const keepTestCode = named(
  'test_phone_code',
  sql`update test_phone set sealed_code = :sealed, code_expires_at = :endsAt where corp_id = :corpId and phone = :phone`,
  (
    corpId: string,
    { phone, sealed, endsAt }: { readonly phone: string; readonly sealed: string; readonly endsAt: number },
  ) => ({ corpId, phone, sealed, endsAt: new Date(endsAt) }),
)

interface NewTestPhone {
  readonly testPhoneId: string
  readonly phone: string
  readonly staffId: string
}

/** No row for a phone that is one already. */
export const insertTestPhone = named(
  'test_phone_insert',
  sql`insert into test_phone (corp_id, test_phone_id, phone, staff_id) values (:corpId, :testPhoneId, :phone, :staffId)
     on conflict (corp_id, phone) do nothing`,
  (corpId: string, testPhone: NewTestPhone) => ({ corpId, ...testPhone }),
)

export const deleteTestPhone = named(
  'test_phone_delete',
  sql`delete from test_phone where corp_id = :corpId and test_phone_id = :testPhoneId`,
  (corpId: string, testPhoneId: string) => ({ corpId, testPhoneId }),
)

export const deleteTestPhones = named(
  'test_phone_delete_all',
  sql`delete from test_phone where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
