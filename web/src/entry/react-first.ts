import 'react/jsx-runtime'
import 'react-dom/client'

/** By far the largest file of the app stands in the build beside this line, which is there to be imported before the app: it is read in a turn of its own. */
export const reactStands = true
