import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@icss/ui/theme/global.css.ts'
import '@icss/ui/theme/systemTheme.css.ts'
import { applyTheme, systemTheme } from '@icss/ui/theme/applyTheme.ts'
import { pageElement, type PublicPage } from '@icss/core/public-links/public-page.ts'
import { viewOf } from './page-views.ts'
import { PublicPageView } from './PublicPageView.tsx'

applyTheme(systemTheme())

const page = JSON.parse(document.getElementById(pageElement)?.textContent ?? '') as PublicPage
const container = document.getElementById('root')
if (!container) throw new Error('public.html has no #root.')

async function draw(into: HTMLElement) {
  const view = await viewOf(page.content)
  const whole = (
    <StrictMode>
      <PublicPageView {...page} view={view} />
    </StrictMode>
  )
  // Times that the server has written for another zone than this phone's are drawn again; that is no fault.
  if (into.hasChildNodes()) hydrateRoot(into, whole, { onRecoverableError: () => {} })
  else createRoot(into).render(whole)
}

// Not awaited: the chunk of a view may import this one, and each would wait for the other.
void draw(container)
