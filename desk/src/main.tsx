import '@tiffin/kit/ui/more-drawings.ts'
import '@tiffin/kit/ui/staff-drawings.ts'
import './ui/desk-drawings.ts'
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { readCorpFromPath } from './state/corp-place.ts'
import { useLooks, wearTheme } from './state/looks.ts'
import { firstLanguage, switchLanguage } from './state/words.ts'
import './styles/desk.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
readCorpFromPath()
wearTheme(useLooks.getState().theme)
await switchLanguage(firstLanguage())
createRoot(root).render(<App />)
