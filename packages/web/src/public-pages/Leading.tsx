import type { ReactNode } from 'react'
import type { HomeLink } from '@icss/core/home-settings/home-view.ts'
import { languageParam } from '@icss/core/public-links/public-page.ts'
import { usePageCopy } from './page-copy.ts'

/** Whether a browser may follow a link from a page of ours. */
const isWeb = (address: string) => /^https?:\/\//i.test(address)

interface Told {
  /** What is said to be opened in the app. */
  name: string
  tell: (name: string) => void
  className: string
  children: ReactNode
}

export type MarkedProps = Told & { address: string }

/** Opens the public page of something, or says that it is opened in the app where it has none. */
export function Marked({ address, name, tell, className, children }: MarkedProps) {
  const { language } = usePageCopy()
  if (!isWeb(address))
    return (
      <button type="button" className={className} onClick={() => tell(name)}>
        {children}
      </button>
    )
  return (
    <a className={className} href={`${address}?${languageParam}=${language}`}>
      {children}
    </a>
  )
}

export type LeadingProps = Told & { link: HomeLink }

/** Opens what a link of a home screen leads to: an address elsewhere beside the page, a page of ours in its place. */
export function Leading({ link, name, tell, className, children }: LeadingProps) {
  if (link.kind === 'none') return <div className={className}>{children}</div>
  if (link.kind === 'url' && isWeb(link.address))
    return (
      <a className={className} href={link.address} target="_blank" rel="noopener nofollow ugc noreferrer">
        {children}
      </a>
    )
  const address = link.kind === 'url' ? '' : link.address
  return (
    <Marked address={address} name={link.name || name} tell={tell} className={className}>
      {children}
    </Marked>
  )
}
