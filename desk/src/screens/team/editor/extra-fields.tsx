import { type ExtraPermission, extraPermissions } from '@tiffin/core/staff/role'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRights } from '../../../features/rights/use-rights.ts'
import { Check } from '../../../ui/check.tsx'
import { isInRoles, type RoleEntry } from './rights-form.ts'

const names = {
  'order:assist': 'desk.extra.assist',
  'order:discount': 'desk.extra.discount',
  'order:refund': 'desk.extra.refund',
  'shift:manage': 'desk.extra.shift',
} as const

interface ExtraFieldsProps {
  readonly roles: readonly RoleEntry[]
  readonly extras: readonly ExtraPermission[]
  readonly onChange: (extras: readonly ExtraPermission[]) => void
}

/** What one person may do beside the role. */
export function ExtraFields({ roles, extras, onChange }: ExtraFieldsProps) {
  const t = useT()
  const { may, reasonAgainst } = useRights()
  return (
    <fieldset className="rolefields">
      <legend>{t('desk.extra.title')}</legend>
      {extraPermissions.map((permission) => {
        const isIncluded = isInRoles(roles, permission)
        const isChosen = extras.includes(permission)
        return (
          <Check
            key={permission}
            isChecked={isIncluded || isChosen}
            isDisabled={isIncluded || (!isChosen && !may(permission))}
            note={isIncluded ? t('desk.extra.included') : reasonAgainst(permission)}
            onChange={(isTicked) =>
              onChange(isTicked ? [...extras, permission] : extras.filter((each) => each !== permission))
            }
          >
            {t(names[permission])}
          </Check>
        )
      })}
    </fieldset>
  )
}
