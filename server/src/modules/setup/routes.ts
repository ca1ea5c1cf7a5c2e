import { createBrand, findSetup } from '@tiffin/contract/desk/setup'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Passwords } from '../password/index.ts'
import { create, showSetup } from './create-brand.ts'

/** Making a brand with a link that works once. */
export function serveSetup(app: App, { passwords }: { readonly passwords: Passwords }): void {
  const parts = { app, passwords }
  route(app, findSetup, (wish, context) => showSetup(parts, wish, context))
  route(app, createBrand, (wish, context) => create(parts, wish, context))
}
