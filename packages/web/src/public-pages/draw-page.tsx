import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { DrawPage, PublicPage, PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { viewOf } from './page-views.ts'
import { PublicPageView } from './PublicPageView.tsx'

/** Whether a page is read before anything is done with it. What is typed into a form without its script would be lost. */
function isRead(content: PublicPageContent): boolean {
  switch (content.kind) {
    case 'activity':
      return content.activity.signUp?.isOpen !== true
    case 'course':
      return !content.course.isLocked
    case 'gone':
    case 'busy':
    case 'ended':
    case 'businessCard':
    case 'chamber':
    case 'company':
    case 'drawCheck':
    case 'employeeCard':
    case 'file':
    case 'home':
    case 'live':
    case 'news':
    case 'notice':
    case 'resource':
    case 'demand':
      return true
    default:
      return false
  }
}

/** Whether nothing on a page that is read is pressed, turns or is fetched by its script. */
function isStill({ content, reporter }: PublicPage): boolean {
  if (reporter !== undefined) return false
  switch (content.kind) {
    case 'news':
      return content.news.gallery.length === 0
    case 'gone':
    case 'busy':
    case 'ended':
    case 'chamber':
    case 'company':
    case 'course':
    case 'file':
    case 'live':
    case 'notice':
    case 'resource':
    case 'demand':
      return true
    default:
      return false
  }
}

/** What the server draws pages with, so that they are read before their script has come. */
export const drawPage: DrawPage = async (page, place) => {
  if (!isRead(page.content)) return { html: '', isStill: false }
  const view = await viewOf(page.content)
  const html = renderToString(
    <StrictMode>
      <PublicPageView {...page} view={view} place={place} />
    </StrictMode>,
  )
  return { html, isStill: isStill(page) }
}
