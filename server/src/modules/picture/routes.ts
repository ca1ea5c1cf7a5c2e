import * as picture from '@tiffin/contract/desk/picture'
import { maxPictureBytes } from '@tiffin/core/media/picture'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { routeFile } from '../../http/route-file.ts'
import { change, remove } from './change-picture.ts'
import type { PictureParts } from './parts.ts'
import { receivePicture } from './receive-picture.ts'
import { listLibrary, showWithUses } from './show-pictures.ts'

/** The library of pictures that menus, pages and stores show. */
export function servePictures(app: App, parts: PictureParts): void {
  const limits = { maxBytes: maxPictureBytes, bodyMs: app.config.uploadMs }
  routeFile(app, { call: picture.uploadPicture, limits }, (file, wish, context) =>
    receivePicture(parts, { file, wish }, context),
  )
  route(app, picture.listPictures, (wish, context) => listLibrary(app, wish, context))
  route(app, picture.findPicture, (wish, context) => showWithUses(app, wish, context))
  route(app, picture.updatePicture, (wish, context) => change(parts, wish, context))
  route(app, picture.deletePicture, (wish, context) => remove(parts, wish, context))
}
