import { getRouteApi, Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useMenuItem } from '../../data/menu.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { ArchiveButton } from '../../features/draft/archive-button.tsx'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { Head } from '../../features/page/head.tsx'
import { PreviewButton } from '../../features/preview/preview-button.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { LimitsSection } from './limits-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { SetSection } from './set/set-section.tsx'
import { SizesSection } from './sizes/sizes-section.tsx'
import { StoresSection } from './stores-section.tsx'
import { SubstitutesSection } from './substitutes-section.tsx'
import { TextsSection } from './texts-section.tsx'

const route = getRouteApi('/$corp/_in/menu/$productId')

const anchors = ['texts', 'pictures', 'place', 'sizes', 'options', 'limits', 'substitutes', 'stores', 'set'] as const

function BackLink() {
  const t = useT()
  return (
    <Link
      className="btn quiet sq"
      to="/$corp/menu"
      params={{ corp: corpOfAddress() }}
      aria-label={t('desk.product.back')}
    >
      <Icon name="back" size="s" isDirected />
    </Link>
  )
}

/** The parts of the form, to jump to. */
function Anchors() {
  const t = useT()
  return (
    <nav className="anchors" aria-label={t('desk.product.sections')}>
      {anchors.map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`desk.product.${id}`)}
        </a>
      ))}
    </nav>
  )
}

/** Leads to the field that the address names, once it is there. */
function useAddressedField(): void {
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (place === null) return
    place.scrollIntoView?.({ block: 'center' })
    const field = place.querySelector<HTMLElement>('input, select, textarea, button') ?? place
    field.focus({ preventScroll: true })
  }, [])
}

function Form({ product, reason }: { product: MenuItem; reason: string | undefined }) {
  const t = useT()
  const [language, setLanguage] = useState(currentLanguage)
  const isGoing = product.op === 'archive'
  const setting = { product, language, reason: isGoing ? t('desk.product.isGoing') : reason }
  useAddressedField()
  return (
    <div className="sheet2 editor">
      <Anchors />
      <div className="form">
        {isGoing && <p className="notice warn">{t('desk.product.isGoing')}</p>}
        <TextsSection setting={setting} onLanguage={setLanguage} />
        <PicturesSection setting={setting} />
        <PlaceSection setting={setting} />
        <SizesSection setting={setting} />
        <OptionsSection setting={setting} />
        <LimitsSection setting={setting} />
        <SubstitutesSection setting={setting} />
        <StoresSection setting={setting} />
        <SetSection setting={setting} />
      </div>
    </div>
  )
}

function Product() {
  const t = useT()
  const { productId } = route.useParams()
  const { reasonAgainst } = useRights()
  const { query, item } = useMenuItem('product', productId)
  const reason = reasonAgainst('menu:edit')
  const isUnknown = isRefusal(query.error, 'itemUnknown')
  return (
    <>
      <Head title={item === undefined ? t('desk.menu.product') : nameOf(item)} before={<BackLink />}>
        <SaveStatus />
        <DraftMenu />
        <PreviewButton />
        {item && (
          <ArchiveButton
            {...{ item, reason }}
            title={t('desk.menu.bulk.archiveTitle', { count: 1 })}
            text={t('desk.menu.bulk.archiveText')}
          />
        )}
      </Head>
      {item && <Form key={productId} product={item} reason={reason} />}
      {item === undefined && query.isPending && <SkeletonRows label={t('desk.loading')} />}
      {item === undefined && isUnknown && (
        <StateBox icon="search" title={t('desk.product.unknown')} text={t('desk.product.unknownText')} />
      )}
      {item === undefined && query.error !== null && !isUnknown && (
        <Failed failure={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}

/** Everything that a brand says of a product. */
export function ProductScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Product /> : <NotAllowed title={t('desk.menu.product')} needs="menu:read" />
}
