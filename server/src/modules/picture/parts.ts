import type { Services } from '../../db/services.ts'
import type { UploadLimits, UploadStorage } from '../upload/index.ts'

/** What pictures are kept with. */
export interface PictureParts {
  readonly app: Services
  readonly storage: UploadStorage
  readonly limits: UploadLimits
}
