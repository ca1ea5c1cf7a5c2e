import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { deletePicture, findPicture, updatePicture } from '@tiffin/contract/desk/picture'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, buildProduct } from '../../../test/build-shop.ts'
import { buildAtDesk } from '../../../test/team.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { addPicture } from '../../../test/uploading.ts'

const dataDir = tempFolder('changed-pictures')
const clock = { at: Date.parse('2026-11-20T08:00:00Z'), now: () => clock.at }
const hourMs = 3_600_000
const app = testApp({ clock, config: { dataDir } })

/** A brand with one picture, called Window, and what is done with it; `change` and `remove` answer the whole envelope. */
async function open() {
  const desk = await buildAtDesk(app, await buildCorp(), 'manager')
  const picture = await addPicture(app, desk, { pictureName: 'Window' })
  const { pictureId } = picture
  let { version } = picture
  const change = async (more: object) => {
    const body = { pictureId, version, pictureName: 'Window', altText: {}, ...more }
    const answer = await ask(app, updatePicture, { ...desk, body })
    if (answer.code === 200) version = answer.data.version
    return answer
  }
  const remove = async (more: object = {}) =>
    ask(app, deletePicture, { ...desk, body: { pictureId, version, ...more } })
  const count = async () => (await asCorp(desk.corp, 'select from picture')).length
  return { ...desk, picture, change, remove, count }
}

test('a picture that is none, or was never drawn, is unknown to whoever looks for it, changes or deletes it', async () => {
  const { corp, token, picture, change, remove } = await open()
  const codesOf = async (pictureId: string) => [
    (await ask(app, findPicture, { corp, token, body: { pictureId } })).code,
    (await change({ pictureId })).code,
    (await remove({ pictureId })).code,
  ]
  const unknown = Array(3).fill(refusals.pictureUnknown)
  expect(await codesOf(randomUUID())).toEqual(unknown)
  await asCorp(corp, `update picture set addresses = '{}'`)
  expect(await codesOf(picture.pictureId)).toEqual(unknown)
})

test('[media-4] each part of a framing has a square of its own; a new name alone leaves the square as it is', async () => {
  const { picture, change } = await open()
  const addresses = [picture.address]
  for (const focus of [{ focusY: 100 }, { focusX: 100, focusY: 100 }, { focusX: 100, focusY: 100, zoom: 2_000 }]) {
    addresses.push((await change(focus)).data.address)
    expect((await change({ ...focus, pictureName: 'Door' })).data.address).toBe(addresses.at(-1))
  }
  expect(new Set(addresses).size).toBe(4)
})

test('a picture whose file is lost is named still, and has no other square', async () => {
  const { picture, change } = await open()
  rmSync(join(dataDir, picture.wholeAddress))
  expect((await change({ focusX: 0 })).code).toBe(refusals.pictureUnknown)
  expect((await change({ pictureName: 'Door' })).code).toBe(200)
})

test('[DK-06] the audit log notes what of a picture was changed, in whichever order its texts are sent, and that it was deleted', async () => {
  const { corp, change, remove } = await open()
  const texts = { 'ar-IQ': 'باب', 'th-TH': 'ประตู' }
  await change({ pictureName: 'Door', altText: texts })
  await change({ pictureName: 'Door', altText: { 'th-TH': texts['th-TH'], 'ar-IQ': texts['ar-IQ'] } })
  await remove()
  const entries = `select action, item_kind, item_name, changes from audit_entry where action <> 'picture.upload' order by entry_id`
  const change1 = { name: { from: 'Window', to: 'Door' }, alt: { from: {}, to: texts } }
  expect(await asCorp(corp, entries)).toEqual([
    { action: 'picture.update', item_kind: 'picture', item_name: 'Window', changes: change1 },
    { action: 'picture.update', item_kind: 'picture', item_name: 'Door', changes: {} },
    { action: 'picture.delete', item_kind: 'picture', item_name: 'Door', changes: {} },
  ])
})

test('[media-6] menus are read again when the text of a picture that they show has changed, and for nothing else', async () => {
  const { corp, picture, change } = await open()
  const raisedBy = async (more: object) => {
    const version = async () => {
      const [brand] = await asCorp<{ version: number }>(corp, 'select catalog_version as version from corp')
      return Number(brand?.version)
    }
    const before = await version()
    await change(more)
    return (await version()) - before
  }
  expect(await raisedBy({ altText: { 'en-US': 'A window' } })).toBe(0)
  await buildProduct(corp)
  await asCorp(corp, 'update product set image = $1', [picture.address])
  expect(await raisedBy({ pictureName: 'Door', altText: { 'en-US': 'A window' } })).toBe(0)
  expect(await raisedBy({ pictureName: 'Door', altText: { 'en-US': 'A door' } })).toBe(1)
})

test('[media-5] what was sent and never drawn goes after a day, and not while it may still be drawn', async () => {
  const { corp, count } = await open()
  await asCorp(corp, `update picture set addresses = '{}'`)
  const sweep = app.jobs.find(({ name }) => name === 'sweep pictures')
  for (const [hours, left] of [
    [0, 1],
    [23, 1],
    [2, 0],
  ]) {
    clock.at += Number(hours) * hourMs
    await sweep?.run()
    expect(await count()).toBe(left)
  }
})
