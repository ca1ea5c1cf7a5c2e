import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { sectionsOf } from '@tiffin/core/catalog/sections'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useCategories, useProducts } from '../../data/catalog/catalog.ts'
import { useStore } from '../../data/store/store.ts'
import { useIsWide } from '../../device/window-size.ts'
import { CartSide } from '../../features/cart-panel/cart-side.tsx'
import { useCartFoot } from '../../features/cart-panel/use-cart-foot.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { useProductSheet } from '../../features/product-sheet/product-sheet-host.tsx'
import { isChosenInThisVisit } from '../../features/store/chosen-here.ts'
import { askAboutRestingStore, forgetRest } from '../../features/store/resting-dialog.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { useFirstPaintAhead } from '../../ui/first-paint.ts'
import css from './menu.module.css'
import { MenuHead } from './menu-head.tsx'
import { MenuList } from './menu-list.tsx'
import { MenuHeadSkeleton, MenuSkeleton } from './menu-skeleton.tsx'
import { Rail } from './rail.tsx'
import { useScrollSpy } from './use-scroll-spy.ts'
import { useSharedProduct } from './use-shared-product.ts'

function useRestingQuestion(store: Store | undefined): void {
  useEffect(() => {
    if (store === undefined) return
    if (store.status === storeStatus.inBusiness) forgetRest(store.storeId)
    else askAboutRestingStore(store, 'menu')
  }, [store])
}

/** Stores that were looked at whether they are meant, in this visit. */
const doubted = new Set<string>()

/** The store of an earlier visit may be far from here: asks about it once its menu is shown. */
function useStaleStoreQuestion(store: Store | undefined): void {
  const isBeforeFirstPaint = useFirstPaintAhead()
  useEffect(() => {
    if (isBeforeFirstPaint || store === undefined || store.status !== storeStatus.inBusiness) return
    if (isChosenInThisVisit(store.storeId) || doubted.has(store.storeId)) return
    doubted.add(store.storeId)
    import('../../features/choose-store/ask-about-store.ts')
      .then((it) => it.agreesToStore(store))
      .catch(() => undefined)
  }, [isBeforeFirstPaint, store])
}

function useSections(storeId: string | undefined) {
  const t = useT()
  const { data: categories } = useCategories(storeId)
  const { data: products, isError, refetch } = useProducts(storeId)
  const other = t('menu.other')
  const sections = useMemo(
    () => (categories === undefined || products === undefined ? undefined : sectionsOf(categories, products, other)),
    [categories, products, other],
  )
  const ids = useMemo(() => sections?.map(({ id }) => id) ?? [], [sections])
  return { sections, ids, isError, refetch }
}

/** Brings the category of the address into view once its heading is there. Answers which one it is. */
function useWantedCategory(ids: readonly string[], bring: (id: string, isAtOnce: boolean) => void): string | undefined {
  const { inputs } = usePage()
  const categoryId = inputs.categoryId
  const brought = useRef<typeof inputs>(undefined)
  useEffect(() => {
    // Once for each address: neither new products nor coming back to the page move the customer.
    const before = brought.current
    const isBack = before?.categoryId === categoryId && navigator().pages().move === 'back'
    if (categoryId === undefined || before === inputs || isBack || !ids.includes(categoryId)) return
    brought.current = inputs
    bring(categoryId, true)
  }, [categoryId, inputs, ids, bring])
  return categoryId
}

/** Until the store is known. */
function Waiting({ isLost, onRetry }: { readonly isLost: boolean; readonly onRetry: () => void }) {
  const t = useT()
  return (
    <main className={`page ${css.page}`} data-testid="page-menu" data-fixed>
      <h1 className="sr">{t('title.menu')}</h1>
      {isLost ? (
        <LoadFault onRetry={onRetry} />
      ) : (
        <>
          <MenuHeadSkeleton />
          <MenuSkeleton />
        </>
      )}
    </main>
  )
}

/** What the store sells, by headings, with the cart beside or over it. */
export function MenuScreen() {
  const t = useT()
  const isWide = useIsWide()
  const { data: store, isError: isStoreLost, refetch: findStore } = useStore()
  const { sections, ids, isError, refetch } = useSections(store?.storeId)
  const { list, attach, shown, bring } = useScrollSpy(ids)
  const wantedCategory = useWantedCategory(ids, bring)
  const { open, sheet } = useProductSheet()
  const { menu, cart, goOn, foot } = useCartFoot({ store, onChoose: open })
  useRestingQuestion(store)
  useStaleStoreQuestion(sections === undefined ? undefined : store)
  useSharedProduct(store?.storeId, open)

  if (store === undefined) return <Waiting isLost={isStoreLost} onRetry={findStore} />
  return (
    <main className={`page ${css.page}`} data-testid="page-menu" data-fixed>
      <h1 className="sr">{t('title.menu')}</h1>
      <MenuHead store={store} />
      {sections === undefined ? (
        isError ? (
          <LoadFault onRetry={refetch} />
        ) : (
          <MenuSkeleton />
        )
      ) : (
        <div className={css.columns}>
          <Rail sections={sections} heading={shown} onChoose={bring} />
          <div ref={attach} className={css.list}>
            {sections.length === 0 ? (
              <div className="empty">
                <b>{t('menu.empty')}</b>
                <p className="ink2">{t('menu.emptyText')}</p>
              </div>
            ) : null}
            <MenuList
              box={list}
              sections={sections}
              isWholeAtOnce={wantedCategory !== undefined}
              menu={menu}
              onChoose={open}
            />
          </div>
          {isWide ? <CartSide cart={cart} menu={menu} onCheckOut={goOn} onChoose={open} /> : null}
        </div>
      )}
      {isWide ? null : foot}
      {sheet}
    </main>
  )
}
