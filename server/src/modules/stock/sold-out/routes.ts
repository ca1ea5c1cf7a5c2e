import { listSoldOut, setSoldOut } from '@tiffin/contract/sold-out'
import { textIn } from '@tiffin/core/language/language'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { nextOpening, type Stores } from '../../store/index.ts'
import { markSoldOut } from './mark-sold-out.ts'
import { listMarks, listMaterialNames, listOptionNames } from './queries.ts'

/** The counter's calls about what is sold out. */
export function serveSoldOut(app: App, stores: Stores): void {
  route(app, listSoldOut, async (_nothing, { corp, session, language, now }) => {
    const { corpId } = corp
    const store = await stores.get(corp, session.storeId)
    const [marks, options, materials] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.finish(listMarks(corpId, store.storeId), listOptionNames(corpId), listMaterialNames(corpId)),
    )
    return {
      list: marks.rows,
      optionList: options.rows.map(({ propertyValueId, name, propertyName }) => ({
        ...{ propertyValueId, propertyValue: textIn(name, language), propertyName: textIn(propertyName, language) },
      })),
      materialList: materials.rows.map(({ materialId, name }) => ({
        materialId,
        materialName: textIn(name, language),
      })),
      tomorrowAt: nextOpening(store, now),
      timeZone: store.timeZone,
      serverTime: now,
    }
  })
  route(app, setSoldOut, (wish, context) => markSoldOut(app, wish, context))
}
