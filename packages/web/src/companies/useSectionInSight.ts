import { useEffect, useRef, useState } from 'react'
import { type CompanySection, companySections, goToSection, placeOf } from './company-sections.ts'

/** Below the header and the tabs, which stay, the upper part of the screen: what one reads. */
const read = '-96px 0px -55% 0px'

const topOf = (section: CompanySection) => placeOf(section)?.getBoundingClientRect().top

/**
 * The part of a company's page that one is at: the one that was gone to, until the page is scrolled on; then the first of
 * those that one scrolls by.
 */
export function useSectionInSight() {
  const [at, setAt] = useState<CompanySection>('facts')
  const gone = useRef<{ readonly to: CompanySection; readonly top: number | undefined }>(undefined)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        // Parts stand beside each other, and the last ones never get to the top: none is put in the place of the one gone to.
        if (gone.current && topOf(gone.current.to) === gone.current.top) return
        gone.current = undefined
        const first = companySections.find((section) => {
          const place = placeOf(section)
          return place !== null && seen.has(place)
        })
        if (first) setAt(first)
      },
      { rootMargin: read },
    )
    for (const section of companySections) {
      const place = placeOf(section)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [])
  const goTo = (section: CompanySection) => {
    goToSection(section)
    gone.current = { to: section, top: topOf(section) }
    setAt(section)
  }
  return { at, goTo }
}
