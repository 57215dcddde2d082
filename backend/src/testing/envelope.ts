/** A refusal in the API's one form, that tells nothing of the inside. */
export function expectEnvelope(body: unknown): void {
  expect(body).toMatchObject({
    success: false,
    message: expect.any(String),
    error: expect.any(String),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.[jt]s\b|stack|FST_|SELECT|QueryFailed/);
}
