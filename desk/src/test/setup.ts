import { configure } from '@testing-library/react'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })
