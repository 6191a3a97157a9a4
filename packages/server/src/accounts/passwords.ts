import argon2 from '@node-rs/argon2'

// OWASP: argon2id with 19 MiB, 2 passes, 1 lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash in PHC form. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, parameters)

/** Whether a hash was made with other parameters than those of today. */
export const isOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

// Verified against when there is no such account, so that both answers take the same work.
let decoy: Promise<string> | undefined

/** Whether `password` is the one hashed as `passwordHash`; without a hash it does the same work and answers false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await argon2.verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== undefined
}
