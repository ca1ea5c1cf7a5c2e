import { languageOfHeader } from '@tiffin/core/language/language'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Corp } from '../../../base/corp.ts'
import { Fault } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import type { CorpSettings, SettingsOfCorps } from '../settings.ts'
import { drawIcon, readIconName } from './app-icon.ts'
import { showManifest } from './manifest.ts'

async function corpOf(app: App, request: FastifyRequest): Promise<Corp> {
  // as: fastify types a query as unknown; what is read from it is checked to be text.
  const corpId = (request.query as Record<string, unknown>).corp
  const corp = typeof corpId === 'string' ? await app.corps.find(corpId) : undefined
  if (corp === undefined) throw new Fault('notFound')
  return corp
}

/** What makes the app one of the phone's own: a manifest for each brand, and icons drawn from its logo. */
export function serveAppOfCorp(app: App, settings: SettingsOfCorps): void {
  const icons = new LRUCache<string, Promise<Buffer>>({ max: 300 })
  const draw = ({ setting }: CorpSettings, name: string): Promise<Buffer> => {
    const iconName = readIconName(name)
    if (iconName === undefined) throw new Fault('notFound')
    const { logo, browserLogo, primaryColor } = setting
    const logos = [`${logo}-640.webp`, browserLogo]
    const key = [name, ...logos, primaryColor].join(' ')
    const known = icons.get(key)
    if (known !== undefined) return known
    const drawing = drawIcon({ media: app.media, logos, primaryColor }, iconName)
    icons.set(key, drawing)
    drawing.catch(() => icons.delete(key))
    return drawing
  }
  app.http.get('/manifest.webmanifest', async (request, reply) => {
    const corp = await corpOf(app, request)
    const language = languageOfHeader(request.headers['accept-language'])
    reply.header('content-type', 'application/manifest+json; charset=utf-8')
    reply.header('cache-control', 'public, max-age=600').header('vary', 'accept-language')
    return JSON.stringify(showManifest(corp, await settings.of(corp), language))
  })
  app.http.get<{ Params: { name: string } }>('/app-icon/:name', async (request, reply) => {
    const icon = await draw(await settings.of(await corpOf(app, request)), request.params.name)
    reply.header('content-type', 'image/png').header('cache-control', 'public, max-age=86400')
    return reply.send(icon)
  })
}
