import { Transform, type TransformCallback } from 'node:stream';

/**
 * Lets a message through in one piece. nodemailer writes a message in a dozen pieces, of a line or
 * two most of them, and each would be a call of the system and a packet of its own.
 */
export class WholeMessage extends Transform {
  private readonly pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pieces.push(piece);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.pieces));
  }
}
