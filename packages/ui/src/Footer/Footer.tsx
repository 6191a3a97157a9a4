import { filing, footer } from './Footer.css.ts'
import { ShieldIcon } from './ShieldIcon.tsx'

export type FooterProps = {
  /** Whose site it is: “© 2026 深圳软件商会”. */
  owner?: string
  /** Filing of the Ministry of Industry: “粤ICP备2026000001号”, leading to its register. */
  icp?: { number: string; href: string }
  /** Filing with public security: “粤公网安备44030002000001号”, with its badge. */
  publicSecurity?: { number: string; href: string }
}

/** What the law wants at the foot of a site in China. */
export function Footer({ owner, icp, publicSecurity }: FooterProps) {
  return (
    <div className={footer}>
      {owner !== undefined && <span>{owner}</span>}
      {icp !== undefined && (
        <a className={filing} href={icp.href} target="_blank" rel="noreferrer">
          {icp.number}
        </a>
      )}
      {publicSecurity !== undefined && (
        <a className={filing} href={publicSecurity.href} target="_blank" rel="noreferrer">
          <ShieldIcon />
          {publicSecurity.number}
        </a>
      )}
    </div>
  )
}
