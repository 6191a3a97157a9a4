type Told = () => void

const told = new Set<Told>()

/** Has `listener` told each time the server answers that it does not know the session any more. */
export function onSessionExpired(listener: Told): () => void {
  told.add(listener)
  return () => told.delete(listener)
}

const renewed = new Set<Told>()

/** Has `listener` told each time the person has logged in again in place. */
export function onSessionRenewed(listener: Told): () => void {
  renewed.add(listener)
  return () => renewed.delete(listener)
}

export function noteRenewal(): void {
  for (const listener of renewed) listener()
}

/** Looks at an answer of the server: a 401 that asks for a login, not one that says a password was wrong. */
export function noteExpiry(status: number, header: (name: string) => string | null | undefined): void {
  if (status === 401 && header('www-authenticate')) for (const listener of told) listener()
}
