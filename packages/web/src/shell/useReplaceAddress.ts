import { useRouter } from '@tanstack/react-router'
import { useShown } from './useShown.ts'

/** What takes the place of the address: another path, or another query of the same. */
type Address = { readonly to: string } | { readonly search: object }

/** Tells whether the person is still going to the screen in sight; once they chose another, the address is that one's. */
export function useIsHere(): () => boolean {
  const pathname = useShown((shown) => shown.pathname)
  const router = useRouter()
  return () => router.latestLocation.pathname === pathname
}

/** Puts another address in the place of the screen's own, unless another screen is on its way. */
export function useReplaceAddress(): (address: Address) => void {
  const isHere = useIsHere()
  const { navigate } = useRouter()
  return (address) => {
    if (isHere()) void navigate({ to: '.', ...(address as object), replace: true })
  }
}
