import '../../styles/line-row.css'
import { lineAmountOf } from '@tiffin/core/cart/line-amount'
import { lineIdentity } from '@tiffin/core/cart/lines'
import { sumMoney } from '@tiffin/core/money/money'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { GroupMember } from '../../data/group/group.ts'
import { Tile } from '../../ui/tile.tsx'
import { LineChoices } from '../cart/line-choices.tsx'
import css from './group.module.css'

interface MemberCardProps {
  readonly member: GroupMember
  /** Takes a line out; absent where that cannot be done. */
  readonly onRemove?: ((line: number) => void) | undefined
  /** Takes the member out; absent where that cannot be done. */
  readonly onRemoveMember?: (() => void) | undefined
}

type Line = GroupMember['list'][number]

function MemberLine({ line, onRemove, label }: { line: Line; onRemove?: (() => void) | undefined; label: string }) {
  const format = useMoney()
  return (
    <li className="line-row">
      <Tile image={line.image} tint={line.tint} size={48} radius={12} />
      <div className="grow">
        <b className="block">
          <bdi className="num" dir="ltr">
            {line.num} ×
          </bdi>{' '}
          {line.productName}
        </b>
        <LineChoices line={line} />
      </div>
      <bdi className="num b" dir="ltr">
        {format(lineAmountOf(line))}
      </bdi>
      {onRemove === undefined ? null : (
        <button type="button" className="iconbtn ink2" aria-label={label} onClick={onRemove}>
          <Icon name="close" size="s" />
        </button>
      )}
    </li>
  )
}

/** What one of them wants, and what it comes to. */
export function MemberCard({ member, onRemove, onRemoveMember }: MemberCardProps) {
  const t = useT()
  const format = useMoney()
  const { name, isMe, list, removedList } = member
  // A line that is cut or gone is not at the same place as at the server: then nothing is taken out.
  const mayRemove = onRemove !== undefined && removedList.length === 0
  return (
    <section className={css.member} aria-label={name}>
      <div className="between">
        <h3 className="t16 h">
          <bdi>{name}</bdi> {isMe ? <span className="tag mute">{t('group.me')}</span> : null}
        </h3>
        <span className={css.sum}>
          {list.length === 0 ? null : (
            <bdi className="num ink2" dir="ltr">
              {format(sumMoney(list.map(lineAmountOf)))}
            </bdi>
          )}
          {onRemoveMember === undefined ? null : (
            <button
              type="button"
              className="iconbtn ink2"
              aria-label={t('group.removeMember', { guest: name })}
              onClick={onRemoveMember}
            >
              <Icon name="bin" size="s" />
            </button>
          )}
        </span>
      </div>
      {list.length === 0 ? <p className="ink2">{t('group.noLines')}</p> : null}
      <ul>
        {list.map((line, index) => (
          <MemberLine
            key={lineIdentity(line)}
            line={line}
            label={t('group.removeLine', { name: line.productName, guest: name })}
            onRemove={mayRemove ? () => onRemove(index) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
