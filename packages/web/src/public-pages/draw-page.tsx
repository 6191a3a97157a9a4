import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { DrawPage, PublicPage } from '@icss/core/public-links/public-page.ts'
import { viewOf } from './page-views.ts'
import { PublicPageView } from './PublicPageView.tsx'

/**
 * What a page is before its script is there: `read` but for its forms, or `still` where nothing on it is pressed, turns or
 * is fetched by a script.
 */
function drawnAs({ content, reporter }: PublicPage): 'read' | 'still' {
  const still = reporter === undefined ? 'still' : 'read'
  switch (content.kind) {
    case 'course':
      return content.course.isLocked ? 'read' : still
    case 'news':
      return content.news.gallery.length > 0 ? 'read' : still
    case 'gone':
    case 'busy':
    case 'ended':
    case 'chamber':
    case 'company':
    case 'file':
    case 'live':
    case 'notice':
    case 'resource':
    case 'demand':
      return still
    case 'activity':
    case 'binding':
    case 'businessCard':
    case 'desk':
    case 'drawCheck':
    case 'employee':
    case 'employeeCard':
    case 'enter':
    case 'home':
    case 'homePreview':
    case 'introduction':
    case 'join':
    case 'place':
    case 'renewal':
    case 'signIn':
    case 'signUp':
      return 'read'
  }
}

/** What the server draws pages with, so that they are read before their script has come. */
export const drawPage: DrawPage = async (page, place) => {
  const view = await viewOf(page.content)
  const html = renderToString(
    <StrictMode>
      <PublicPageView {...page} view={view} place={place} />
    </StrictMode>,
  )
  return { html, isStill: drawnAs(page) === 'still' }
}
