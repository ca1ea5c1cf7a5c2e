import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { useLooks, wearTheme } from './state/looks.ts'
import { switchLanguage, useLanguage } from './state/words.ts'
import './styles/counter.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
wearTheme(useLooks.getState().theme)
await switchLanguage(useLanguage.getState().language)
createRoot(root).render(<App />)
