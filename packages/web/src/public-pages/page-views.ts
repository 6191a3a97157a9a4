import type { ComponentType } from 'react'
import type { PublicPageContent } from '@icss/core/public-links/public-page.ts'

export type PageKind = PublicPageContent['kind']
/** What a page of a kind shows. */
export type ContentOf<K extends PageKind, C = PublicPageContent> = C extends { readonly kind: PageKind }
  ? K extends C['kind']
    ? C
    : never
  : never

/** What shows the content of a page. */
export type PageView<K extends PageKind = PageKind> = ComponentType<ContentOf<K>>

/**
 * The view of each kind, in a chunk of its own: one import each, by which the build also tells the server what a document
 * of the kind is to fetch beside its script.
 */
export const pageViews: { readonly [K in PageKind]: () => Promise<PageView<K>> } = {
  gone: async () => (await import('./WordsPage.tsx')).WordsPage,
  busy: async () => (await import('./WordsPage.tsx')).WordsPage,
  ended: async () => (await import('./WordsPage.tsx')).WordsPage,
  enter: async () => (await import('./EnterPage.tsx')).EnterPage,
  activity: async () => (await import('./ActivityPage.tsx')).ActivityPage,
  signUp: async () => (await import('./OwnSignUpPage.tsx')).OwnSignUpPage,
  introduction: async () => (await import('./IntroductionPage.tsx')).IntroductionPage,
  desk: async () => (await import('./DeskPage.tsx')).DeskPage,
  signIn: async () => (await import('./SignInPage.tsx')).SignInPage,
  place: async () => (await import('./PlacePage.tsx')).PlacePage,
  binding: async () => (await import('./BindingPage.tsx')).BindingPage,
  renewal: async () => (await import('./RenewalPage.tsx')).RenewalPage,
  employee: async () => (await import('./OwnCardPage.tsx')).OwnCardPage,
  businessCard: async () => (await import('./BusinessCardPage.tsx')).BusinessCardPage,
  chamber: async () => (await import('./ChamberPage.tsx')).ChamberPage,
  join: async () => (await import('./JoinPage.tsx')).JoinPage,
  company: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  employeeCard: async () => (await import('./EmployeeCardPage.tsx')).EmployeeCardPage,
  course: async () => (await import('./CoursePage.tsx')).CoursePage,
  live: async () => (await import('./LivePage.tsx')).LivePage,
  file: async () => (await import('./FilePage.tsx')).FilePage,
  notice: async () => (await import('./NoticePage.tsx')).NoticePage,
  news: async () => (await import('./NewsPage.tsx')).NewsPage,
  home: async () => (await import('./HomePage.tsx')).HomePage,
  homePreview: async () => (await import('./HomePage.tsx')).HomeDraftPage,
  drawCheck: async () => (await import('./draw-check/DrawCheckPage.tsx')).DrawCheckPage,
  resource: async () => (await import('./ShelvedPage.tsx')).ShelvedPage,
  demand: async () => (await import('./ShelvedPage.tsx')).ShelvedPage,
}

/** The view of a content; TypeScript does not see that both have the same kind. */
export const viewOf = (content: PublicPageContent): Promise<PageView> => pageViews[content.kind]() as Promise<PageView>
