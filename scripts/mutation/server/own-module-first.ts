import { BaseSequencer, type TestSpecification } from 'vitest/node'

const rank = ({ moduleId }: TestSpecification): number => {
  if (moduleId.includes(`/${process.env.MUTATION_WHOLE}/`)) return 0
  return moduleId.includes('/server/src/modules/order/') ? 1 : 2
}

/**
 * Tests of the module that is changed run first, then those of orders, in which most modules meet.
 * What acts while a module is loaded meets no others, since it would be asked of every test.
 */
export class OwnModuleFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { mode, mutantActivation } = this.ctx.getRootProject().getProvidedContext()
    const most = mode === 'mutant' && mutantActivation === 'static' ? 1 : 2
    return files.filter((file) => rank(file) <= most).sort((a, b) => rank(a) - rank(b))
  }
}
