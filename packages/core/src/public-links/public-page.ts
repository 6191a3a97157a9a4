import type { PublicActivity } from '../activities/activities.contract.ts'
import type { HelperDesk } from '../desk-helpers/desk-helper.ts'
import type { Language } from '../copy/language.ts'
import type { PublicBusinessCard } from '../business-cards/business-cards.contract.ts'
import type { BindingPage, OwnCard } from '../employee-bindings/own-card.ts'
import type { PublicCourse } from '../courses/public-courses.contract.ts'
import type { PublicFile } from '../files/public-files.contract.ts'
import type { PublicLive } from '../lives/public-lives.contract.ts'
import type { PublicCompany } from '../companies/public-companies.contract.ts'
import type { PublicCard } from '../employees/public-cards.contract.ts'
import type { OwnDemand } from '../demands/demands.contract.ts'
import type { OwnResource } from '../resources/resources.contract.ts'
import type { PublicShelved } from '../resources/shelf.ts'
import type { CodeState } from '../sms-codes/sms-code.ts'
import type { PublicChamber } from '../chamber-pages/chamber-pages.contract.ts'
import type { JoinPage } from '../join-requests/join-request.ts'
import type { OwnIntroduction } from '../introductions/introduction.ts'
import type { HomeView } from '../home-settings/home-view.ts'
import type { PublicNews } from '../news/news.contract.ts'
import type { Place, SignInPage } from '../sign-ins/sign-in.ts'
import type { OwnSignUp } from '../sign-ups/sign-up.ts'
import type { PublicNotice } from '../notices/notices.contract.ts'

/**
 * What a public page shows: `gone` for every address that leads nowhere, `busy` where one has guessed too often, `ended`
 * where this phone is not logged in (any more), `enter` where a link is traded for a session by what its kind offers,
 * `renewal` where the login of this phone has run out and a code renews it.
 */
export type PublicPageContent =
  | { readonly kind: 'gone' | 'busy' | 'ended' }
  | { readonly kind: 'enter'; readonly to: 'binding' | 'signIn' | 'printedSignIn' | 'signUp' | 'introduction' | 'desk' }
  | { readonly kind: 'activity'; readonly activity: PublicActivity }
  | { readonly kind: 'signUp'; readonly signUp: OwnSignUp }
  | { readonly kind: 'introduction'; readonly introduction: OwnIntroduction }
  | { readonly kind: 'desk'; readonly desk: HelperDesk }
  | { readonly kind: 'signIn'; readonly page: SignInPage }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'binding'; readonly page: BindingPage }
  | { readonly kind: 'renewal'; readonly codes: CodeState }
  | {
      readonly kind: 'employee'
      readonly card: OwnCard
      readonly resources: readonly OwnResource[]
      readonly demands: readonly OwnDemand[]
    }
  | { readonly kind: 'chamber'; readonly chamber: PublicChamber }
  | { readonly kind: 'join'; readonly page: JoinPage }
  | { readonly kind: 'company'; readonly company: PublicCompany }
  | { readonly kind: 'employeeCard'; readonly card: PublicCard }
  | { readonly kind: 'businessCard'; readonly card: PublicBusinessCard }
  | { readonly kind: 'course'; readonly course: PublicCourse }
  | { readonly kind: 'live'; readonly live: PublicLive }
  | { readonly kind: 'file'; readonly file: PublicFile }
  | { readonly kind: 'notice'; readonly notice: PublicNotice }
  | { readonly kind: 'news'; readonly news: PublicNews }
  | { readonly kind: 'home'; readonly home: HomeView }
  | { readonly kind: 'homePreview'; readonly home: HomeView }
  | { readonly kind: 'drawCheck' }
  | { readonly kind: 'resource' | 'demand'; readonly shelved: PublicShelved }

/** Where a page is seen: the path and query of its address, and the zone of its times if not that of the device. */
export interface PagePlace {
  readonly path: string
  readonly search: string
  readonly timeZone?: string
}

/** A page as the server draws it. */
export interface DrawnPage {
  /** As its script will find it; '' for one that its script draws itself. */
  readonly html: string
  /** Whether nothing on it waits for its script, so that it is read without. */
  readonly isStill: boolean
}

export type DrawPage = (page: PublicPage, place: PagePlace) => Promise<DrawnPage>

/** Where anybody checks the proof file of a draw: no token leads there, since nothing of anybody is shown. */
export const drawCheckPath = '/p/check'

/** What the server puts into the page for its script. */
export interface PublicPage {
  readonly language: Language
  readonly content: PublicPageContent
  /** Where the logo of the channel is read; of a channel without one there is none. */
  readonly logo?: string | undefined
  /** What names the own card of whoever may report what is shown; of others there is none. */
  readonly reporter?: string | undefined
}

/** The element of the document that holds it, as JSON. */
export const pageElement = 'page'

/** The name of the parameter of an address that says the visitor's language. */
export const languageParam = 'lang'
