import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { anySession, meets } from '@icss/core/permissions/need.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { slotNeeds } from '@icss/core/uploads/slot-need.ts'
import { pieceType, tusExtensions, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import { maxVideoBytes } from '@icss/core/uploads/upload-slot.ts'
import { authorise } from '../http/authorise.ts'
import { refuseHeld, refuseHeldBelow } from '../home-settings/home-holders.ts'
import type { Services } from '../services.ts'
import { completeUpload } from './complete-upload.ts'
import { createUpload } from './create-upload.ts'
import { declareLength } from './declare-length.ts'
import { discardUpload } from './discard-upload.ts'
import { objectUrl } from './object-url.ts'
import { receivePiece } from './receive-piece.ts'
import { RunningDigests } from './running-digests.ts'
import { checksumAlgorithms, checksumOf, headerFault, headerOf, numberHeader } from './tus-headers.ts'
import { findUpload, type StoredUpload } from './uploads.repository.ts'
import { Writers } from './writers.ts'

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'] as const

/** Where an upload stands, as headers. */
function describe(
  reply: FastifyReply,
  request: FastifyRequest,
  services: Services,
  upload: StoredUpload,
): FastifyReply {
  const { status, stored, bytes, expiresAt, key } = upload
  // An object may have other bytes than those that came for it.
  void reply.header('upload-offset', status === 'done' ? (bytes ?? stored) : stored)
  if (status === 'done' && key !== null) return reply.header('content-location', objectUrl(request, services, key))
  void reply.header('upload-expires', expiresAt.toUTCString())
  return bytes === null ? reply.header('upload-defer-length', '1') : reply
}

/**
 * The tus 1.0.0 endpoint: creation (with upload, with deferred length), pieces, offset, termination, checksums and
 * expiration. A token of `admin/uptoken` opens an upload; each request is authorised as any other call.
 */
export async function serveUploads(app: FastifyInstance, services: Services): Promise<void> {
  const writers = new Writers()
  const digests = new RunningDigests()

  const found = async (session: Session, id: string): Promise<StoredUpload> => {
    const { id: channelId } = session.channel
    const upload = uuidForm.test(id)
      ? await services.database.tenant(channelId, (db) => findUpload(db, channelId, id))
      : undefined
    if (!upload || upload.slot === '') throw new ProblemError('request.not_found')
    if (!meets(slotNeeds[upload.slot], session)) throw new ProblemError('session.forbidden')
    return upload
  }

  /** An upload as it stands once nobody writes to it; one that is whole is made an object. */
  const settled = async (session: Session, id: string): Promise<StoredUpload> => {
    await found(session, id)
    await writers.stop(id)
    const upload = await found(session, id)
    if (upload.status === 'open' && upload.expiresAt < new Date()) throw new ProblemError('upload.gone')
    if (upload.status === 'done' || upload.stored !== upload.bytes) return upload
    await completeUpload(services, upload, upload.bytes)
    return found(session, id)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, session: Session, method: string) => {
    const { uploadId } = request.params as { uploadId?: string }
    const receive = (upload: StoredUpload, offset: number, isFirst: boolean) => {
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      const length = numberHeader(request, 'Content-Length')
      const piece = { body, offset, length, checksum: checksumOf(request), isFirst, digests }
      return writers.write(
        upload.id,
        () => request.raw.destroy(),
        () => receivePiece(services, upload, piece),
      )
    }

    if (uploadId === undefined && method === 'POST') {
      const isPiece = request.body instanceof Readable
      if (request.body !== undefined && request.body !== null && !isPiece)
        throw new ProblemError('request.unsupported_type')
      const opened = await createUpload(request, services, session)
      void reply.code(201).header('location', `${uploadsPath}/${opened.id}`)
      const upload = isPiece ? await receive(opened, 0, true) : opened
      return describe(reply, request, services, upload).send()
    }
    if (uploadId === undefined) throw new ProblemError('request.method')
    switch (method) {
      case 'HEAD': {
        const upload = await settled(session, uploadId)
        if (upload.bytes !== null) void reply.header('upload-length', upload.bytes)
        if (upload.metadata !== '') void reply.header('upload-metadata', upload.metadata)
        return describe(reply, request, services, upload).header('cache-control', 'no-store').code(200).send()
      }
      case 'PATCH': {
        if (!(request.body instanceof Readable)) throw new ProblemError('request.unsupported_type')
        const offset = numberHeader(request, 'Upload-Offset')
        if (offset === undefined) throw headerFault('Upload-Offset')
        const length = numberHeader(request, 'Upload-Length')
        const upload = await declareLength(services, await settled(session, uploadId), length)
        return describe(reply.code(204), request, services, await receive(upload, offset, false)).send()
      }
      case 'DELETE': {
        const { id, key } = await found(session, uploadId)
        const { id: channelId } = session.channel
        if (key !== null) await refuseHeldBelow(services.database.system, channelId, key)
        await writers.stop(id)
        await discardUpload(services, channelId, id, (db, of) => refuseHeld(db, channelId, of))
        return reply.code(204).send()
      }
      default:
        throw new ProblemError('request.method')
    }
  }

  await app.register((scope, _options, done) => {
    // A file of any other type, as an import takes it, is no piece.
    scope.removeContentTypeParser('application/octet-stream')
    scope.addContentTypeParser(pieceType, (_request, payload, parsed) => {
      parsed(null, payload)
    })
    scope.addHook('onRequest', (_request, reply, next) => {
      void reply.header('tus-resumable', tusVersion)
      next()
    })
    for (const url of [uploadsPath, `${uploadsPath}/:uploadId`])
      scope.route({
        method: [...methods],
        url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const method = headerOf(request, 'X-HTTP-Method-Override')?.toUpperCase() ?? request.method
          if (method === 'OPTIONS')
            return reply
              .code(204)
              .headers({
                'tus-version': tusVersion,
                'tus-max-size': maxVideoBytes,
                'tus-extension': tusExtensions.join(','),
                'tus-checksum-algorithm': checksumAlgorithms.join(','),
              })
              .send()
          const access = { group: 'uploads', needs: anySession, changes: method !== 'HEAD' }
          try {
            const session = (await authorise(request, services, access)).login?.session as Session
            if (headerOf(request, 'Tus-Resumable') !== tusVersion) {
              void reply.header('tus-version', tusVersion)
              throw new ProblemError('upload.version', { params: { version: tusVersion } })
            }
            return await answer(request, reply, session, method)
          } catch (error) {
            // What was not read would hold the connection, and keep the client from its answer.
            request.raw.resume()
            throw error
          }
        },
      })
    done()
  })
}
