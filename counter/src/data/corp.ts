import { call } from './call.ts'

/** The brand's settings in the language that is shown. */
export const findCorp = () => call('/api/app/common/bootstrap/detail', {})
