import { useQueryClient } from '@tanstack/react-query'
import { longestViewName } from '@tiffin/core/staff/saved-view'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useId, useState } from 'react'
import { deleteView, renameView, type SavedView, saveView } from '../../data/views.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** The line of one view: its name as it is typed, whether it was deleted here, and what was refused. */
function useViewLine(first: SavedView) {
  const client = useQueryClient()
  const [view, setView] = useState(first)
  const [name, setName] = useState(view.viewName)
  const [isGone, setGone] = useState(false)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function carryOut(change: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      await change()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
    } finally {
      setBusy(false)
    }
  }

  async function rename() {
    const viewName = name.trim()
    await renameView(client, view.viewId, viewName)
    setView({ ...view, viewName })
  }
  async function remove() {
    await deleteView(client, view.viewId)
    setGone(true)
  }
  async function restore() {
    const { viewId: _gone, ...rest } = view
    setView({ ...view, ...(await saveView(client, rest)) })
    setGone(false)
  }
  return {
    ...{ viewName: view.viewName, name, isGone, fault, isBusy, setName },
    rename: () => void carryOut(rename),
    remove: () => void carryOut(remove),
    restore: () => void carryOut(restore),
  }
}

type Line = ReturnType<typeof useViewLine>

function Deleted({ line }: { line: Line }) {
  const t = useT()
  return (
    <div className="viewline">
      <span className="grow ink2" role="status">
        {t('desk.savedViews.deleted', { name: line.viewName })}
      </span>
      <button
        type="button"
        className="btn line s"
        ref={(button) => button?.focus()}
        disabled={line.isBusy}
        onClick={line.restore}
      >
        {t('action.undo')}
      </button>
    </div>
  )
}

function ViewLine({ view }: { view: SavedView }) {
  const t = useT()
  const line = useViewLine(view)
  const below = useId()
  const { viewName } = line
  const named = { name: viewName }
  const isRenamed = line.name.trim() !== viewName && line.name.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRenamed) line.rename()
  }
  if (line.isGone) return <Deleted line={line} />
  return (
    <form noValidate onSubmit={submit}>
      <div className="viewline">
        <span className="in grow">
          <input
            type="text"
            dir="auto"
            aria-label={t('desk.savedViews.nameOf', named)}
            aria-invalid={line.fault !== ''}
            aria-describedby={below}
            maxLength={longestViewName}
            value={line.name}
            onChange={({ target }) => line.setName(target.value)}
          />
        </span>
        {isRenamed && (
          <button
            type="submit"
            className="btn line s"
            disabled={line.isBusy}
            aria-label={t('desk.savedViews.rename', named)}
          >
            {t('action.save')}
          </button>
        )}
        <button
          type="button"
          className="btn quiet s"
          disabled={line.isBusy}
          aria-label={t('desk.savedViews.delete', named)}
          onClick={line.remove}
        >
          {t('action.delete')}
        </button>
      </div>
      <p id={below} className="hint bad" role="alert">
        {line.fault}
      </p>
    </form>
  )
}

/** Renames and deletes views of a list; a view that was deleted can be had back until the window is closed. */
export function EditViews({ views, onClose }: { views: readonly SavedView[]; onClose: () => void }) {
  const t = useT()
  // Those of the beginning: one that was deleted keeps its line.
  const [first] = useState(views)
  return (
    <Dialog
      title={t('desk.savedViews.edit')}
      intro={t('desk.savedViews.saveText')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn primary" onClick={onClose}>
            {t('action.done')}
          </button>
        </>
      }
    >
      <ul className="viewlines" aria-label={t('desk.savedViews.title')}>
        {first.map((view) => (
          <li key={view.viewId}>
            <ViewLine view={view} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
