import type { PhraseKey } from '@tiffin/phrases/key'

/** What the log may say of a person, in the order of the filter. */
export const actionPhrases = {
  'staff.invite': 'desk.audit.did.invite',
  'staff.renewInvitation': 'desk.audit.did.renewInvitation',
  'staff.update': 'desk.audit.did.update',
  'staff.setActive': 'desk.audit.did.setActive',
  'staff.endSessions': 'desk.audit.did.endSessions',
  'staff.resetTotp': 'desk.audit.did.resetTotp',
  'staff.rules': 'desk.audit.did.rules',
  'store.create': 'desk.audit.did.storeCreate',
  'store.update': 'desk.audit.did.storeUpdate',
  'store.hours': 'desk.audit.did.storeHours',
  'store.exception': 'desk.audit.did.storeException',
  'store.slots': 'desk.audit.did.storeSlots',
  'store.delay': 'desk.audit.did.storeDelay',
  'store.setOpen': 'desk.audit.did.storeSetOpen',
  'store.archive': 'desk.audit.did.storeArchive',
  'stock.setSoldOut': 'desk.audit.did.stockSoldOut',
  'storeGroup.create': 'desk.audit.did.groupCreate',
  'storeGroup.update': 'desk.audit.did.groupUpdate',
  'storeGroup.delete': 'desk.audit.did.groupDelete',
  'me.password': 'desk.audit.did.password',
  'me.totpOn': 'desk.audit.did.totpOn',
  'me.totpOff': 'desk.audit.did.totpOff',
  'me.recoveryCodes': 'desk.audit.did.recoveryCodes',
  'me.endSession': 'desk.audit.did.endSession',
  'draft.create': 'desk.audit.did.draftCreate',
  'draft.save': 'desk.audit.did.draftSave',
  'draft.drop': 'desk.audit.did.draftDrop',
  'draft.import': 'desk.audit.did.draftImport',
  'draft.discard': 'desk.audit.did.draftDiscard',
  'draft.publish': 'desk.audit.did.draftPublish',
  'draft.schedule': 'desk.audit.did.draftSchedule',
  'draft.unschedule': 'desk.audit.did.draftUnschedule',
  'draft.scheduleFailed': 'desk.audit.did.draftScheduleFailed',
  'draft.undo': 'desk.audit.did.draftUndo',
  'picture.upload': 'desk.audit.did.pictureUpload',
  'picture.update': 'desk.audit.did.pictureUpdate',
  'picture.replace': 'desk.audit.did.pictureReplace',
  'picture.delete': 'desk.audit.did.pictureDelete',
  'brand.create': 'desk.audit.did.createBrand',
  'translation.fits': 'desk.audit.did.translationFits',
  'brand.requiredLanguages': 'desk.audit.did.requiredLanguages',
  'start.addTestPhone': 'desk.audit.did.addTestPhone',
  'start.removeTestPhone': 'desk.audit.did.removeTestPhone',
  'start.goLive': 'desk.audit.did.goLive',
  'order.refund': 'desk.audit.did.orderRefund',
  'payment.settle': 'desk.audit.did.paymentSettle',
  'payment.connect': 'desk.audit.did.paymentConnect',
  'payment.disconnect': 'desk.audit.did.paymentDisconnect',
  'payment.reconcile': 'desk.audit.did.paymentReconcile',
  'payment.settleDifference': 'desk.audit.did.settleDifference',
  'payment.writeOff': 'desk.audit.did.writeOff',
} as const satisfies Record<string, PhraseKey>

/** An action of the log that has words. */
export type KnownAction = keyof typeof actionPhrases

export const knownActions = Object.keys(actionPhrases) as KnownAction[] // as: keys of an object are its keys

export const isKnown = (action: string): action is KnownAction => action in actionPhrases
