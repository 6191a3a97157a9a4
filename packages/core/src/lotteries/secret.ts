import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'

/** SHA-256 of bytes that are written as hex, as hex. */
export const sha256Hex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** A new secret of 32 bytes, hex. It stays on the server until the draw is finished. */
export const newSecret = (): string => bytesToHex(randomBytes(32))

/** What is published of a secret (hex) before it decides anything. */
export const commitmentOf = sha256Hex
