declare module 'virtual:sizes' {
  /** Bytes, gzipped, of react + react-dom. */
  export const floor: number
  /** Bytes above the floor of all pieces that the login screen needs at once. */
  export const login: number
  /** Bytes above the floor of each piece alone. */
  export const sizes: Record<string, number>
}
