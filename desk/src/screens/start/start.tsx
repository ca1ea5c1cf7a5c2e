import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type Start, useStart } from '../../data/start.ts'
import { Failed } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { CodesStep } from './codes-step.tsx'
import { LookStep } from './look-step.tsx'
import { OpenStep } from './open-step.tsx'
import { ProductsStep } from './products-step.tsx'
import { Sign } from './sign.tsx'
import type { StepProps } from './step-form.tsx'
import { isDone, nextStep, type Step, stepAfter, stepNames, steps } from './steps.ts'
import { StoreStep } from './store-step.tsx'

const forms: Record<Step, (props: StepProps) => React.ReactNode> = {
  look: LookStep,
  store: StoreStep,
  products: ProductsStep,
  codes: CodesStep,
  open: OpenStep,
}

function StepList({ start, current }: { start: Start; current: Step }) {
  const t = useT()
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step} data-done={isDone(step, start) || undefined}>
          <Link
            to="/$corp/start"
            params={{ corp: corpOfAddress() }}
            search={{ step }}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="no num" aria-hidden="true">
              {isDone(step, start) ? <Icon name="check" size="xs" /> : index + 1}
            </span>
            <span>{t(stepNames[step])}</span>
            {isDone(step, start) && <span className="sr">{t('desk.start.done')}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Steps() {
  const t = useT()
  const { step } = useSearch({ from: '/$corp/_in/start' })
  const navigate = useNavigate()
  const { data, error, refetch, isPending } = useStart({ isWatched: true })
  if (isPending) return <SkeletonRows label={t('desk.loading')} />
  if (data === undefined) return <Failed failure={error} onRetry={() => void refetch()} />
  const current = step ?? nextStep(data)
  const Form = forms[current]
  async function toNext() {
    const { data: fresh } = await refetch()
    const search = fresh ? { step: stepAfter(fresh, current) } : {}
    await navigate({ to: '/$corp/start', params: { corp: corpOfAddress() }, search })
  }
  return (
    <div className="start">
      <StepList start={data} current={current} />
      <section aria-label={t(stepNames[current])}>
        <Form key={current} start={data} onDone={() => void toNext()} />
      </section>
      <Sign start={data} />
    </div>
  )
}

/** From a new brand to the first order: what is done, and what comes next. */
export function StartScreen() {
  const t = useT()
  const { may } = useRights()
  if (!may('settings:edit')) return <NotAllowed title={t('desk.start.title')} needs="settings:edit" />
  return (
    <>
      <Head title={t('desk.start.title')} meta={t('desk.start.meta')} />
      <div className="wrap" data-testid="page-start">
        <Steps />
      </div>
    </>
  )
}
