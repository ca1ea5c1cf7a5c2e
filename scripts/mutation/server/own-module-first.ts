import { BaseSequencer, type TestSpecification } from 'vitest/node'
import slowTests from './slow-tests.json' with { type: 'json' }

const slowFiles = Object.values(slowTests).flatMap(Object.keys)

const rank = ({ moduleId }: TestSpecification): number => {
  if (moduleId.includes(`/${process.env.MUTATION_WHOLE}/`))
    return slowFiles.some((file) => moduleId.endsWith(file)) ? 1 : 0
  return moduleId.includes('/server/src/modules/order/') ? 2 : 3
}

/**
 * Tests of the module that is changed run first, the quick ones before the slow ones, then those of orders, in which most modules meet.
 * What acts while a module is loaded meets no others, since it would be asked of every test.
 */
export class OwnModuleFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { mode, mutantActivation } = this.ctx.getRootProject().getProvidedContext()
    const most = mode === 'mutant' && mutantActivation === 'static' ? 2 : 3
    return files.filter((file) => rank(file) <= most).sort((a, b) => rank(a) - rank(b))
  }
}
