import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type Start, startKey } from '../../data/start.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'

function TestPhone({ testPhone }: { testPhone: Start['testPhoneList'][number] }) {
  const t = useT()
  const { testPhoneId, phone, code } = testPhone
  const remove = useDeskCall('/api/app/desk/start/remove-test-phone', startKey)
  return (
    <li>
      <Icon name="phone" size="s" />
      <span className="grow num" dir="ltr">
        … {phone}
      </span>
      <output className="code num" data-there={code !== null || undefined} aria-label={t('desk.start.codes.code')}>
        {code ?? t('desk.start.codes.noCode')}
      </output>
      <button
        type="button"
        className="btn quiet sq s"
        aria-label={t('desk.start.codes.remove', { phone })}
        onClick={() => remove.mutate({ testPhoneId })}
      >
        <Icon name="close" size="s" />
      </button>
    </li>
  )
}

/** Phones that log in without a message, each with the code that it asked for last. */
export function TestPhones({ list }: { list: Start['testPhoneList'] }) {
  const t = useT()
  if (list.length === 0) return null
  return (
    <ul className="test-phones" aria-label={t('desk.start.codes.name')}>
      {list.map((testPhone) => (
        <TestPhone key={testPhone.testPhoneId} testPhone={testPhone} />
      ))}
    </ul>
  )
}
