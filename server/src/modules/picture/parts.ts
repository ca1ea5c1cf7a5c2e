import type { Services } from '../../db/services.ts'
import { UploadLimits, type UploadStorage } from '../upload/index.ts'

/** What pictures are kept with. */
export interface PictureParts {
  readonly app: Services
  readonly storage: UploadStorage
  readonly limits: UploadLimits
}

/** One for the whole server: few pictures are drawn at a time, wherever they come from. */
export const createPictureParts = (app: Services, storage: UploadStorage): PictureParts => ({
  ...{ app, storage },
  limits: new UploadLimits(),
})
