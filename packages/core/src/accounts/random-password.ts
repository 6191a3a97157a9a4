// No letters or digits that are taken for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
// Bytes from here on would make the first letters likelier than the others.
const fair = 256 - (256 % alphabet.length)

/**
 * A password where none was chosen (seed section 9): 12 characters, about 59 bits. Fits either password policy, and is
 * one of the seed's form for courses.
 */
export function randomPassword(): string {
  let password = ''
  while (password.length < 12) {
    const [byte = fair] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) password += alphabet.charAt(byte % alphabet.length)
  }
  return password
}
