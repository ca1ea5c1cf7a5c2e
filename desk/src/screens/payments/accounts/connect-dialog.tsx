import { useT } from '@tiffin/kit/client/words.ts'
import type { PaymentAccount, PaymentProvider } from '../../../data/payment-accounts.ts'
import { providerNames } from '../../../data/provider-names.ts'
import { useStoreNames } from '../../../data/stores.ts'
import { CopyButton } from '../../../features/copy/copy-button.tsx'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { TestNote } from './account-entry.tsx'
import { useConnecting } from './use-connecting.ts'

interface ConnectDialogProps {
  readonly provider: PaymentProvider
  /** One that gets new keys; its place and its mode stay. */
  readonly account: PaymentAccount | undefined
  readonly isLive: boolean
  readonly onClose: () => void
}

/** Where the account takes money. */
function Place({ storeId, onChoose }: { storeId: string; onChoose: (storeId: string) => void }) {
  const t = useT()
  const { data } = useStoreNames()
  return (
    <SelectField label={t('desk.accounts.place')} value={storeId} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('desk.accounts.everyStore')}</option>
      {data?.list.map((store) => (
        <option key={store.storeId} value={store.storeId}>
          {store.storeName}
        </option>
      ))}
    </SelectField>
  )
}

/** An example of a key as it begins in that mode, where its beginning says the mode. */
const exampleIn = (example: string, mode: 'test' | 'live'): string => example.replace(/^([a-z]+)_live_/, `$1_${mode}_`)

/** Connects an account: where to find its keys, where its notices go, and the keys themselves, which are asked of the provider. */
export function ConnectDialog({ provider, account, isLive, onClose }: ConnectDialogProps) {
  const t = useT()
  const form = useConnecting({ provider, account, isLive }, onClose)
  const { mode, setMode, storeId, setStoreId, typed, type, refused, isBusy, isComplete, submit, notifyUrl } = form
  return (
    <FormDialog
      {...{ isBusy, onClose }}
      isPage
      title={t('desk.accounts.connectTitle', { name: providerNames[provider.provider] ?? provider.provider })}
      intro={t(`desk.accounts.help.${provider.provider as 'stripe'}`)}
      action={t('desk.accounts.connect')}
      isDisabled={!isComplete}
      onSubmit={submit}
    >
      {refused !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{refused}</span>
        </p>
      )}
      {account === undefined && <Place storeId={storeId} onChoose={setStoreId} />}
      {account === undefined && (
        <Segments
          legend={t('desk.accounts.modeLabel')}
          options={(['test', 'live'] as const).map((value) => ({ value, text: t(`desk.accounts.mode.${value}`) }))}
          chosen={mode}
          onChoose={setMode}
        />
      )}
      {mode === 'test' && isLive ? <TestNote isLive /> : <p className="sub">{t(`desk.accounts.modeText.${mode}`)}</p>}
      <div className="notifyurl">
        <span className="sub">{t('desk.accounts.notify')}</span>
        <code dir="ltr">{notifyUrl}</code>
        <CopyButton text={notifyUrl} className="btn line s" />
      </div>
      {provider.fieldList.map(({ name, isSecret, example }) => (
        <TextField
          key={name}
          label={t(`desk.accounts.field.${name as 'secretKey'}`)}
          hint={<bdi dir="ltr">{exampleIn(example, mode)}</bdi>}
          isLatin
          type={isSecret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          value={typed[name] ?? ''}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
    </FormDialog>
  )
}
