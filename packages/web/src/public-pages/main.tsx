import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@icss/ui/theme/global.css.ts'
import { applyTheme, systemTheme } from '@icss/ui/theme/applyTheme.ts'
import { pageElement, type PublicPage } from '@icss/core/public-links/public-page.ts'
import { PublicPageView } from './PublicPageView.tsx'

applyTheme(systemTheme())

const read = (): PublicPage => JSON.parse(document.getElementById(pageElement)?.textContent ?? '') as PublicPage

const container = document.getElementById('root')
if (!container) throw new Error('public.html has no #root.')
createRoot(container).render(
  <StrictMode>
    <PublicPageView {...read()} />
  </StrictMode>,
)
