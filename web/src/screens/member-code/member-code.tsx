import { counterName } from '@tiffin/core/customer/counter-name'
import { useBootstrap, useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { type ReactNode, useEffect } from 'react'
import { useQrBackground } from '../../data/corp.ts'
import { type ShownCode, useMemberCode } from '../../data/customer/member.ts'
import { usePointSummary } from '../../data/customer/points.ts'
import { useProfile } from '../../data/customer/profile.ts'
import { keepAwake } from '../../device/keep-awake.ts'
import { CorpMark } from '../../features/awning/awning.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Page } from '../../features/page/page.tsx'
import { hearOfHelp, useHelp } from '../../state/help.ts'
import { useCount } from '../../state/language/use-count.ts'
import { Flower } from '../../ui/flower.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Helper } from './helper.tsx'
import css from './member-code.module.css'
import { readableOn } from './readable-on.ts'

/** When the hint of a scan is lost, help is noticed this late. */
const lookMs = 10_000

/** While the code is on the screen, help may begin any moment, and the screen stays on. */
function useShownCode(): void {
  useEffect(() => {
    useHelp.setState({ isCodeShown: true })
    hearOfHelp()
    const timer = setInterval(hearOfHelp, lookMs)
    const letSleep = keepAwake()
    return () => {
      useHelp.setState({ isCodeShown: false })
      clearInterval(timer)
      letSleep()
    }
  }, [])
}

/** What the code is good for: how long it still is, and without a connection that no other one comes. */
function useCodeState({ expiresAt, refreshAt }: ShownCode) {
  const t = useT()
  const isOffline = useOverlays((state) => state.isOffline)
  const now = useNow(Date.now, { everyMs: 500, isRunning: true })
  const isOver = now >= expiresAt
  // Nothing renews it without a connection, so that it counts down to its own end.
  const msLeft = Math.max(0, (isOffline ? expiresAt : refreshAt) - now)
  const part = Math.min(1, msLeft / (isOffline ? 60_000 : 45_000))
  if (isOver) return { isOver, part, isGrey: true, text: t(isOffline ? 'memberCode.ranOut' : 'memberCode.stale') }
  const text = isOffline ? t('memberCode.offline') : t('memberCode.renewsIn', { count: Math.ceil(msLeft / 1000) })
  return { isOver, part, isGrey: isOffline, text }
}

function Code({ code }: { readonly code: ShownCode }) {
  const t = useT()
  const { isOver, isGrey, part, text } = useCodeState(code)
  return (
    <>
      <div className={css.paper} data-grey={isGrey || undefined} data-over={isOver || undefined}>
        <Qr className={css.qr} content={code.content} label={t('memberCode.label')} />
      </div>
      <div className={css.line} aria-hidden="true" data-still={isGrey || undefined}>
        {isGrey ? null : <i style={{ inlineSize: `${part * 100}%` }} />}
      </div>
      <p className={isOver ? `t14 ${css.over}` : `t12 ${css.quiet}`} role={isOver ? 'alert' : undefined}>
        {text}
      </p>
    </>
  )
}

/** What the brand puts behind the code: a picture, and a colour for the words on it when it is one and can be read there. */
function useGround() {
  const { data, isPending } = useQrBackground()
  const ground = useBootstrap(({ bootstrap }) => bootstrap?.pageColor.secondaryColor) ?? ''
  return { isKnown: !isPending, image: data?.image ?? '', textColor: readableOn(ground, data?.textColor ?? '') }
}

interface PlaceProps {
  readonly children?: ReactNode
}

/** The place of the code and of what stands below it, so that nothing moves when it comes. */
function CodePlace({ children }: PlaceProps) {
  const t = useT()
  return (
    <>
      {children === undefined ? (
        <div role="status" aria-label={t('frame.loading')} className={css.paper}>
          <div className={`skeleton ${css.qr}`} />
        </div>
      ) : (
        <div className={`${css.paper} ${css.fault}`}>{children}</div>
      )}
      <div className={css.line} aria-hidden="true" />
      <p className="t12">&nbsp;</p>
    </>
  )
}

/** The brand's picture in the corner, or a flower. */
function Decoration({ image }: { readonly image: string }) {
  return (
    <span className={css.deco} aria-hidden="true" data-own={image !== '' || undefined}>
      {image === '' ? <Flower size={380} colour="#fff" heart="transparent" /> : <Picture base={image} size={380} />}
    </span>
  )
}

/** The code that staff scans to help, with who the member is. */
export function MemberCodeScreen() {
  const t = useT()
  const write = useCount()
  const { logo, brandName } = useSettings()
  const { data: profile } = useProfile()
  const { data: points } = usePointSummary()
  const { data: code, isError, isFetching, refetch } = useMemberCode()
  const isOffline = useOverlays((state) => state.isOffline)
  const { isKnown, image, textColor } = useGround()
  useShownCode()
  const again = (
    <button
      type="button"
      className="iconbtn"
      aria-label={t('memberCode.refresh')}
      disabled={isFetching}
      onClick={() => refetch()}
    >
      <Icon name="again" />
    </button>
  )
  return (
    <Page page="memberCode" title={t('title.memberCode')} action={again}>
      <div
        className={css.ground}
        data-ground="secondary"
        style={textColor === undefined ? undefined : { color: textColor }}
      >
        {isKnown ? <Decoration image={image} /> : null}
        <section className={css.card}>
          <span className={css.corp}>
            <CorpMark logo={logo} size={32} />
            <b className="t16">{brandName}</b>
          </span>
          <p className={css.quiet}>{t('memberCode.show')}</p>
          {code === undefined ? (
            <CodePlace>{isError ? <LoadFault isPart onRetry={refetch} /> : undefined}</CodePlace>
          ) : (
            <Code code={code} />
          )}
          <p className={`t20 h num ${css.number}`} dir="ltr">
            {(code ?? profile)?.memberNo.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <p className={`${css.quiet} ${css.who}`}>
            {profile && counterName(profile)}
            {points === undefined
              ? null
              : ` · ${t('account.points', { count: points.remainingPoints, amount: write(points.remainingPoints) })}`}
          </p>
        </section>
        <Helper />
        {code === undefined || isOffline ? null : <p className={`t12 ${css.bright}`}>{t('memberCode.bright')}</p>}
      </div>
    </Page>
  )
}
