import { useT } from '@tiffin/kit/client/words.ts'
import { usePointDescription } from '../../data/customer/points.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Markup } from '../../features/markup/markup.tsx'
import { MarkupWaiting } from '../../features/markup/markup-waiting.tsx'
import { Page } from '../../features/page/page.tsx'
import { Pull } from '../../ui/pull/pull.tsx'
import { Examples, ExamplesWaiting } from './examples.tsx'

/** How points come and go, in the brand's own words. */
export function PointsDescriptionScreen() {
  const t = useT()
  const { data, isError, refetch } = usePointDescription()
  return (
    <Page page="pointsDescription" title={t('title.pointsDescription')}>
      <Pull onRefresh={refetch} label={t('frame.loading')}>
        {isError && data === undefined ? <LoadFault onRetry={refetch} /> : null}
        {data === undefined && !isError ? (
          <>
            <ExamplesWaiting />
            <MarkupWaiting isLong={false} />
          </>
        ) : null}
        {data?.rule ? <Examples rule={data.rule} /> : null}
        {data === undefined ? null : <Markup html={data.content} />}
      </Pull>
    </Page>
  )
}
