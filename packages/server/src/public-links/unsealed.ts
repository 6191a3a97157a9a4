import { unseal } from '../secrets/seal.ts'

/** The token of a link; undefined where it was sealed with a secret that is gone, as after a backup without the secrets. */
export function unsealed(
  secret: string,
  { sealed, hash }: { readonly sealed: string; readonly hash: string },
): string | undefined {
  try {
    return unseal(secret, sealed, hash)
  } catch {
    return undefined
  }
}
