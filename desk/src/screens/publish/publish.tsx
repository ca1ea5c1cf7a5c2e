import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type Draft, useCurrentDraft, useDraft } from '../../data/drafts.ts'
import { usePublishing } from '../../data/publishing.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { PreviewButton } from '../../features/preview/preview-button.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { useConnection } from '../../state/connection.ts'
import { momentWithOffsetOf } from '../../state/dates.ts'
import { isAllIn, useEdits } from '../../state/edits.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Conflicts } from './conflicts.tsx'
import { Faults } from './faults.tsx'
import { FindingCards } from './findings.tsx'
import { Paper } from './paper.tsx'
import { Releases } from './releases.tsx'
import { FailedSchedules, Scheduled } from './scheduled.tsx'
import { type Findings, useFindings } from './use-findings.ts'
import { usePublish } from './use-publish.ts'
import { useWhen, type When } from './use-when.ts'
import { WhenCard } from './when-card.tsx'

/** Throws away everything that the draft changes, after a question. */
function useDiscardAll(draft: Draft): () => Promise<void> {
  const t = useT()
  const { discard } = usePublishing()
  return async () => {
    const answer = await ask({
      title: t('desk.publish.discardAll'),
      text: t('desk.publish.discardAllText'),
      confirm: { label: t('desk.publish.discardAll'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer !== 'yes') return
    await discard(draft)
    showToast(t('desk.publish.discarded'))
  }
}

interface PublishingProps {
  readonly draft: Draft
  readonly publish: ReturnType<typeof usePublish>
  readonly found: Findings
  readonly when: When
  /** Something that was typed is not yet in the draft as it was read. */
  readonly isBehind: boolean
}

/** Publishes the draft at once, or schedules it. */
function PublishButton({ draft, publish, found, when, isBehind }: PublishingProps) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const isLost = useConnection((state) => state.isLost)
  const reason = reasonAgainst('menu:publish') ?? found.reason
  const isWaiting = isLost || isBehind || publish.isBusy || draft.changeCount === 0
  const { isLater, isToCome, date, clock, publishAt, setLater } = when
  async function run() {
    const ticked = { ...draft, warningIdList: found.warningIdList }
    if (!isLater) return publish.run(ticked)
    if (!(await publish.schedule(ticked, { date, clock }))) return
    setLater(false)
    showToast(t('desk.schedule.done', { time: momentWithOffsetOf(publishAt) }))
  }
  return (
    <button
      type="button"
      className={publish.isBusy ? 'btn primary loading' : 'btn primary'}
      aria-busy={publish.isBusy}
      disabled={reason !== undefined || isWaiting || (isLater && !isToCome)}
      title={reason}
      onClick={() => void run()}
    >
      {isLater ? t('desk.schedule.submit') : t('desk.publish.now', { count: draft.changeCount })}
    </button>
  )
}

/** Throws the draft away: a button beside the primary one, on a phone the line of a menu. */
function DiscardAll({ draft }: Pick<PublishingProps, 'draft'>) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const discard = useDiscardAll(draft)
  const isNarrow = useNarrow()
  const reason = reasonAgainst('menu:edit')
  const text = t('desk.publish.discardAll')
  return isNarrow ? (
    <Menu
      className="btn quiet sq"
      label={t('desk.publish.other')}
      buttonLabel={t('desk.publish.other')}
      items={[{ id: 'discard', text, reason, isDanger: true, onChoose: () => void discard() }]}
    >
      <DeskIcon name="dots" size="s" />
    </Menu>
  ) : (
    <button
      type="button"
      className="btn quiet"
      disabled={reason !== undefined}
      title={reason}
      onClick={() => void discard()}
    >
      {text}
    </button>
  )
}

function Nothing() {
  const t = useT()
  return (
    <section className="card">
      <StateBox icon="check" title={t('desk.publish.nothing')} text={t('desk.publish.nothingText')} />
    </section>
  )
}

interface ChangesProps {
  readonly draftId: string
  readonly publish: ReturnType<typeof usePublish>
  readonly found: Findings
}

function Changes({ draftId, publish, found }: ChangesProps) {
  const t = useT()
  const { isKnown } = useCurrentDraft()
  const { data: draft, error, refetch } = useDraft(draftId)
  if (draftId === '' && isKnown) return <Nothing />
  if (error !== null && draft === undefined) return <Failed failure={error} onRetry={() => void refetch()} />
  if (draft === undefined) return <SkeletonRows label={t('desk.loading')} />
  if (draft.changeList.length === 0) return <Nothing />
  const faults = publish.faults.length > 0 ? publish.faults : found.faults
  return (
    <>
      {publish.conflicts.length > 0 && (
        <Conflicts draft={draft} conflicts={publish.conflicts} onSettled={publish.settled} />
      )}
      {faults.length > 0 && <Faults draft={draft} faults={faults} />}
      <FindingCards draftId={draftId} found={found} />
      <Paper draft={draft} />
    </>
  )
}

function Publish() {
  const t = useT()
  const { draftId } = useCurrentDraft()
  const { data: draft, dataUpdatedAt } = useDraft(draftId)
  const { reasonAgainst } = useRights()
  const isBehind = useEdits((edits) => !isAllIn(edits, draftId, dataUpdatedAt))
  const publish = usePublish()
  const found = useFindings(draftId, draft)
  const when = useWhen()
  const changed = draft && draft.changeCount > 0 ? draft : undefined
  return (
    <>
      <Head title={t('desk.publish.title')}>
        <SaveStatus />
        <PreviewButton />
        <DraftMenu />
        {changed && (
          <>
            <DiscardAll draft={changed} />
            <PublishButton {...{ draft: changed, publish, found, when, isBehind }} />
          </>
        )}
      </Head>
      <div className="wrap publishing">
        <div className="stack">
          <FailedSchedules />
          <Changes {...{ draftId, publish, found }} />
        </div>
        <div className="stack">
          {changed && <WhenCard when={when} reason={reasonAgainst('menu:publish')} fault={publish.scheduleFault} />}
          <Scheduled />
        </div>
        <Releases />
      </div>
    </>
  )
}

/** What customers do not see yet, what was published, and the way back. */
export function PublishScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Publish /> : <NotAllowed title={t('desk.publish.title')} needs="menu:read" />
}
