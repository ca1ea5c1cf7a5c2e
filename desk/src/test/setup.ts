import { configure } from '@testing-library/react'

// A busy machine takes its time.
configure({ asyncUtilTimeout: Number(import.meta.env.TEST_PATIENCE_MS ?? 15_000) })
