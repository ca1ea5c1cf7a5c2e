import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useRef } from 'react'
import { type LibraryPicture, usePictures } from '../../data/pictures.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { Head } from '../../features/page/head.tsx'
import { pictureKinds } from '../../features/picture/picture-field.tsx'
import { PictureGrid, PictureSkeleton } from '../../features/picture/picture-grid.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { pictureViews } from './picture-search.ts'
import { UploadList } from './upload-list.tsx'
import { usePictureSearch } from './use-picture-search.ts'
import { useUploads } from './use-uploads.ts'

const viewPhrases = { unused: 'desk.picture.unused', textless: 'desk.picture.textless' } as const
const noPictures: readonly LibraryPicture[] = []

function Filters() {
  const t = useT()
  const { search, change } = usePictureSearch()
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.picture.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="picture" />
      <FilterChip
        label={t('desk.menu.view')}
        value={search.show ?? ''}
        all={t('desk.all')}
        options={pictureViews.map((value) => ({ value, text: t(viewPhrases[value]) }))}
        onChoose={(show) => change({ show })}
      />
    </div>
  )
}

function NothingFound() {
  const t = useT()
  const { search, change } = usePictureSearch()
  if (search.text === undefined && search.show === undefined)
    return <StateBox icon="picture" title={t('desk.picture.empty')} text={t('desk.picture.emptyText')} />
  return (
    <StateBox icon="search" title={t('desk.picture.nothing')}>
      <button type="button" className="btn line" onClick={() => change({ text: '', show: '' })}>
        {t('desk.clearFilters')}
      </button>
    </StateBox>
  )
}

function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  return (
    <>
      <button
        type="button"
        className="btn primary"
        disabled={reason !== undefined}
        title={reason}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" size="s" />
        {t('desk.picture.upload')}
      </button>
      <FileInput ref={input} accept={pictureKinds} multiple testId="picture-files" onFiles={onFiles} />
    </>
  )
}

function Library() {
  const t = useT()
  const { search, change } = usePictureSearch()
  const { may } = useRights()
  const query = usePictures({ text: search.text ?? '', show: search.show ?? 'all' })
  const uploads = useUploads()
  const { isOver, handlers } = useFileDrop(uploads.add, may('menu:edit'))
  const [first] = query.data?.pages ?? []
  const pictures = query.data?.pages.flatMap(({ list }) => list) ?? noPictures
  return (
    <>
      <Head title={t('desk.picture.title')} meta={first && t('desk.value.pictures', { count: first.total })}>
        <UploadButton onFiles={uploads.add} />
      </Head>
      <section
        className="sheet2 library"
        aria-label={t('desk.picture.title')}
        aria-busy={query.isFetching}
        data-over={isOver || undefined}
        {...handlers}
      >
        <Filters />
        <UploadList {...uploads} />
        <ListState
          query={query}
          isEmpty={pictures.length === 0}
          empty={<NothingFound />}
          skeleton={<PictureSkeleton />}
        >
          <PictureGrid pictures={pictures} onOpen={(picture) => change({ picture })} />
        </ListState>
        {isOver && (
          <p className="dropnote" aria-hidden="true">
            {t('desk.picture.dropHere')}
          </p>
        )}
      </section>
      {search.picture !== undefined && (
        <PictureDialog key={search.picture} pictureId={search.picture} onClose={() => change({ picture: '' })} />
      )}
    </>
  )
}

/** The pictures of the brand. */
export function PicturesScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Library /> : <NotAllowed title={t('desk.picture.title')} needs="menu:read" />
}
