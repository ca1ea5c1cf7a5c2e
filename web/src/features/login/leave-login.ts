import { navigator } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** They close together after logging in, whichever of them the customer came through. */
const loginPages: readonly string[] = [paths.login, paths.codeLogin, paths.verifyCode, paths.register, paths.reset]

export const isLoginPage = (url: string): boolean => loginPages.includes(url.split(/[?#]/)[0] ?? '')

/** What an address of a login page says was wanted before it. */
export function wantedOf(url: string): string | undefined {
  const inputs = new URLSearchParams(url.split('?')[1])
  return inputs.get('redirect') ?? inputs.get('uniIdRedirectUrl') ?? undefined
}

/** Whether somebody logs in to order what is in the cart. */
export const isOrdering = (target: string | undefined): boolean => target?.startsWith(paths.confirmOrder) === true

/** Opens a wanted page in place of so many; throws what the navigator refuses: an address that no page of ours has. */
async function openWanted(url: string, closing: number): Promise<void> {
  try {
    await navigator().redirectTo(url, closing)
  } catch {
    // A tab page opens by its own action, which would drop the inputs.
    await (url.includes('?') ? navigator().reLaunch(url) : navigator().switchTab(url))
  }
}

/**
 * After logging in: to exactly the page that was wanted, else back to where the customer came from, else Home.
 * What is wanted stands in the address, so anybody may have written it: only pages of ours are opened.
 */
export async function leaveLogin(target: string | undefined): Promise<void> {
  const { stack } = navigator().pages()
  const below = stack.findLastIndex(({ url }) => !isLoginPage(url))
  const closing = stack.length - 1 - below
  const home = () => navigator().reLaunch(paths.home)
  if (target !== undefined) {
    const isOurs = target.startsWith('/') && !isLoginPage(target)
    await (isOurs ? openWanted(target, closing).catch(home) : home())
  } else if (below < 0) await home()
  else if (closing > 0) await navigator().navigateBack(closing)
}
