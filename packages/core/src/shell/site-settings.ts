import type { PasswordPolicy } from '../accounts/password.ts'

/** What the server says about the site to whoever opens it, before anyone has logged in. */
export interface SiteSettings {
  /** The newer admin site, which the login screen leads to. */
  readonly newerSiteUrl: string | null
  readonly passwordPolicy: PasswordPolicy
  /** Filing number of the Ministry of Industry, such as 粤ICP备2026000001号-1. */
  readonly icpNumber: string | null
  /** Filing number with public security, such as 粤公网安备44030002000001号. */
  readonly publicSecurityNumber: string | null
}

const plainSite: SiteSettings = {
  newerSiteUrl: null,
  passwordPolicy: 'seed',
  icpNumber: null,
  publicSecurityNumber: null,
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The settings in an answer; what is not there, or not as it should be, is left out. */
export function siteSettingsOf(answer: unknown): SiteSettings {
  if (typeof answer !== 'object' || answer === null) return plainSite
  const given = answer as Readonly<Record<keyof SiteSettings, unknown>>
  return {
    newerSiteUrl: textOf(given.newerSiteUrl),
    passwordPolicy: given.passwordPolicy === 'strict' ? 'strict' : 'seed',
    icpNumber: textOf(given.icpNumber),
    publicSecurityNumber: textOf(given.publicSecurityNumber),
  }
}

/** A filing number with its page in the public register. */
export interface Filing {
  readonly number: string
  readonly href: string
}

/** The filings at the foot of the site; the register of public security finds a site by the digits of its number. */
export function filingsOf({ icpNumber, publicSecurityNumber }: SiteSettings): {
  icp?: Filing
  publicSecurity?: Filing
} {
  return {
    ...(icpNumber === null ? {} : { icp: { number: icpNumber, href: 'https://beian.miit.gov.cn/' } }),
    ...(publicSecurityNumber === null
      ? {}
      : {
          publicSecurity: {
            number: publicSecurityNumber,
            href: `https://beian.mps.gov.cn/#/query/webSearch?code=${publicSecurityNumber.replaceAll(/\D/g, '')}`,
          },
        }),
  }
}
