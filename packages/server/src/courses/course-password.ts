import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { countFailure, courseKeys, forgetFailures, lockedFor } from '../sessions/login-throttle.ts'
import { sessions } from '../sessions/sessions.tables.ts'

export interface LockedCourse {
  readonly id: string
  readonly password: string
}

/** Courses that a login keeps open at most; the oldest is locked again. */
const maxOpened = 200

/** What a login keeps of a password that was given: it fits no more once the password is another one. */
async function markOf(services: Services, courseId: string, password: string): Promise<string> {
  const secret = await serverSecret(services, 'course-passwords')
  return createHmac('sha256', secret).update(`${courseId}\n${password}`).digest('base64url')
}

/** Whether a login has given the present password of a course. */
export async function hasOpened(services: Services, login: FoundSession, course: LockedCourse): Promise<boolean> {
  const [found] = await services.database.system
    .select({ opened: sessions.openedCourses })
    .from(sessions)
    .where(eq(sessions.hash, login.hash))
  return found?.opened.includes(await markOf(services, course.id, course.password)) === true
}

const refuse = (seconds: number) => {
  if (seconds > 0) throw new ProblemError('course.locked', { params: { minutes: Math.ceil(seconds / 60) } })
}

/** Opens a course for a login, or refuses a wrong password; too many of them lock the course for a while. */
export async function openCourse(
  services: Services,
  { session: { account, channel }, hash }: FoundSession,
  course: LockedCourse,
  password: string,
): Promise<void> {
  const { database, config } = services
  const db = database.system
  const keys = courseKeys(channel.id, account.id, course.id, config)
  for (const key of keys) refuse(await lockedFor(db, key))
  const [given, wanted] = [
    await markOf(services, course.id, password),
    await markOf(services, course.id, course.password),
  ]
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) {
    const counted = await Promise.all(keys.map((key) => countFailure(db, key, config)))
    refuse(Math.max(...counted.map((one) => one.lockedFor)))
    const fault = {
      code: 'course.password_wrong',
      params: { left: Math.min(...counted.map(({ left }) => left)) },
    } as const
    throw new ProblemError('request.invalid', { errors: { password: fault } })
  }
  for (const key of keys) await forgetFailures(db, key)
  await db
    .update(sessions)
    .set({
      openedCourses: sql`(array_prepend(${wanted}::text, array_remove(${sessions.openedCourses}, ${wanted}::text)))[1:${sql.raw(String(maxOpened))}]`,
    })
    .where(eq(sessions.hash, hash))
}
