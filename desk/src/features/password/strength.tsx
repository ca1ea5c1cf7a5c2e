import { staffPasswordLength } from '@tiffin/core/staff/password'
import { useT } from '@tiffin/kit/client/words.ts'

/** From these lengths on a password is enough, good, strong: length is what counts. */
const steps = [staffPasswordLength.least, 14, 18]

/** How many of the steps a password has reached. */
const strengthOf = (password: string): number => {
  const { length } = [...password]
  return steps.filter((step) => length >= step).length
}

/** How strong a new password is, while it is typed. */
export function Strength({ password }: { password: string }) {
  const t = useT()
  const reached = strengthOf(password)
  const left = staffPasswordLength.least - [...password].length
  const words = [
    t('desk.password.left', { count: Math.max(left, 1) }),
    t('desk.password.enough'),
    t('desk.password.good'),
    t('desk.password.strong'),
  ]
  return (
    <p className="strength" data-reached={reached}>
      <span aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-on={[...password].length >= step || undefined} />
        ))}
      </span>
      <span role="status">
        {password === '' ? t('desk.password.rule', { count: staffPasswordLength.least }) : words[reached]}
      </span>
    </p>
  )
}
