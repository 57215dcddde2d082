export const dropResult = async (write: Promise<unknown>): Promise<void> => {
  await write;
};
