import { fold } from '@tiffin/core/catalog/fold'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Layer } from '@tiffin/kit/ui/layer.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { noteCommand, recentCommands } from '../state/recent.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { Marked } from '../ui/marked.tsx'
import { type Command, useCommands } from './use-commands.ts'
import { useFoundCommands } from './use-found-commands.ts'

interface Group {
  readonly title: string
  readonly commands: readonly Command[]
}

/** Without a word the latest ones, the pages, a few actions and views; with one all that have it. */
const mostUnasked = 3

function useGroups(commands: readonly Command[], query: string) {
  const t = useT()
  const { commands: things, isPending } = useFoundCommands(query)
  const ofKind = (kind: Command['group']) => things.filter(({ group }) => group === kind)
  const [recent] = useState(recentCommands)
  const sought = fold(query)
  const found = commands.filter(({ text }) => fold(text).includes(sought))
  const known = recent.flatMap((id) => commands.filter((command) => command.id === id))
  const rest = found.filter((command) => sought !== '' || !known.includes(command))
  const actions = rest.filter(({ group }) => group === 'do')
  const views = rest.filter(({ group }) => group === 'view')
  const groups: Group[] = [
    { title: t('desk.palette.recent'), commands: sought === '' ? known : [] },
    { title: t('desk.palette.do'), commands: sought === '' ? actions.slice(0, mostUnasked) : actions },
    { title: t('desk.palette.go'), commands: rest.filter(({ group }) => group === 'go') },
    { title: t('desk.savedViews.title'), commands: sought === '' ? views.slice(0, mostUnasked) : views },
    { title: t('desk.menu.products'), commands: ofKind('product') },
    { title: t('desk.storePage.title'), commands: ofKind('store') },
    { title: t('desk.team.title'), commands: ofKind('person') },
  ]
  return { groups: groups.filter((group) => group.commands.length > 0), isPending }
}

interface OptionProps {
  readonly command: Command
  readonly id: string
  readonly query: string
  readonly isCurrent: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}

function Option({ command: { icon, text, note = '', keys }, id, query, isCurrent, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, as in every combobox
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onChoose}
      onPointerMove={onPoint}
      ref={(line) => {
        if (isCurrent) line?.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      <DeskIcon name={icon} size="s" />
      <span className="one">
        <Marked text={text} part={query} />
      </span>
      {note === '' ? null : (
        <bdi className="note one">
          <Marked text={note} part={query} />
        </bdi>
      )}
      <span className="end">{keys === undefined ? null : <kbd dir="ltr">{keys}</kbd>}</span>
    </div>
  )
}

interface PaletteProps {
  readonly onClose: () => void
  readonly onKeys: () => void
  readonly onPreferences: () => void
}

/** What is sought, what is found, and which of it Enter runs. */
function useChoice({ onClose, ...openers }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const commands = useCommands(openers)
  const { groups, isPending } = useGroups(commands, query)
  const shown = groups.flatMap(({ commands }) => commands)

  function choose(command: Command | undefined) {
    if (command === undefined) return
    if (commands.includes(command)) noteCommand(command.id)
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setCurrent((current + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter') choose(shown[current])
    else return
    event.preventDefault()
  }

  function seek(text: string) {
    setQuery(text)
    setCurrent(0)
  }
  const point = (command: Command) => setCurrent(shown.indexOf(command))
  return { query, seek, groups, isPending, chosen: shown[current], choose, point, onKeyDown }
}

type Choice = ReturnType<typeof useChoice>

function Field({ choice: { query, seek, chosen, onKeyDown }, base }: { choice: Choice; base: string }) {
  const t = useT()
  return (
    <label className="sought">
      <Icon name="search" size="s" />
      <input
        data-initial-focus
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${base}-list`}
        aria-activedescendant={chosen && `${base}-${chosen.id}`}
        aria-label={t('desk.palette.title')}
        placeholder={t('desk.palette.open')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ target }) => seek(target.value)}
      />
    </label>
  )
}

function Found({ choice: { query, groups, chosen, choose, point }, base }: { choice: Choice; base: string }) {
  const t = useT()
  return (
    <div role="listbox" id={`${base}-list`} aria-label={t('desk.palette.title')} tabIndex={-1}>
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={title} role="group" aria-label={title}>
          <p className="hd" aria-hidden="true">
            {title}
          </p>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={`${base}-${command.id}`}
              command={command}
              query={query}
              isCurrent={command === chosen}
              onChoose={() => choose(command)}
              onPoint={() => point(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Finds pages and things to do by a few letters; the first group is what can be done. */
export function Palette(props: PaletteProps) {
  const t = useT()
  const base = useId()
  const choice = useChoice(props)
  return (
    <Layer kind="dialog" label={t('desk.palette.title')} isLeaving={false} onClose={props.onClose}>
      <section className="dlg pal" data-testid="palette">
        <div className="q">
          <Field choice={choice} base={base} />
          <button type="button" className="esc" onClick={props.onClose}>
            <kbd className="hide-s" dir="ltr">
              Esc
            </kbd>
            <span className="show-s">
              <Icon name="close" size="s" />
            </span>
            <span className="sr">{t('action.close')}</span>
          </button>
        </div>
        <Found choice={choice} base={base} />
        {choice.groups.length === 0 && (
          <p className="none" role="status">
            {choice.isPending ? t('desk.loading') : t('desk.palette.none', { text: choice.query })}
          </p>
        )}
        <footer className="hints" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('desk.palette.choose')}
          </span>
          <span>
            <kbd>↵</kbd> {t('desk.palette.run')}
          </span>
        </footer>
      </section>
    </Layer>
  )
}
