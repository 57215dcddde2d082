/* What the console calls, from the API’s document: `npm run api-types` writes it. */
export interface components {
  schemas: {
    readonly Answers: {
      readonly 'POST /api/admin/students/{id}/deactivate': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/reactivate': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/correct-email': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/send-again': {
        /** @constant */
        readonly success: true;
        /** @enum {string} */
        readonly what: 'link' | 'code';
        readonly to: string;
      };
      readonly 'POST /api/admin/login': {
        /** @constant */
        readonly success: true;
        readonly token: string;
      };
      readonly 'GET /api/admin/account': {
        /** @constant */
        readonly success: true;
        readonly username: string;
        /** @enum {string} */
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly owed: ('password' | 'second-factor') | null;
        readonly hasTotp: boolean;
        readonly passkeys: readonly {
          readonly id: string;
          readonly name: string;
          /** Format: date-time */
          readonly createdAt: string;
          readonly lastUsedAt: string | null;
        }[];
        readonly secondFactorDueAt: string | null;
        readonly requiresTotp: boolean;
        readonly recoveryCodesLeft: number;
      };
      readonly 'POST /api/admin/account/password': {
        /** @constant */
        readonly success: true;
        readonly token: string;
      };
      readonly 'POST /api/admin/account/totp': {
        /** @constant */
        readonly success: true;
        readonly secret: string;
        readonly uri: string;
      };
      readonly 'POST /api/admin/account/totp/confirm': {
        /** @constant */
        readonly success: true;
        readonly recoveryCodes: readonly string[];
      };
      readonly 'POST /api/admin/account/totp/remove': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/account/recovery-codes': {
        /** @constant */
        readonly success: true;
        readonly recoveryCodes: readonly string[];
      };
      readonly 'POST /api/admin/account/sign-out': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/account/prove': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/account/sessions': {
        /** @constant */
        readonly success: true;
        readonly sessions: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly device: string;
          readonly network: string;
          /** Format: date-time */
          readonly beganAt: string;
          /** Format: date-time */
          readonly lastUsedAt: string;
          readonly isThis: boolean;
        }[];
      };
      readonly 'POST /api/admin/account/sessions/{id}/end': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/account/sessions/end-others': {
        /** @constant */
        readonly success: true;
        readonly token: string;
      };
      readonly 'POST /api/admin/admins': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly id: string;
        readonly password: string;
      };
      readonly 'GET /api/admin/admins': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly username: string;
        /** @enum {string} */
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly active: boolean;
        readonly hasTotp: boolean;
        readonly passkeys: number;
        readonly mustChangePassword: boolean;
        /** Format: date-time */
        readonly createdAt: string;
        readonly version: number;
      }[];
      readonly 'POST /api/admin/admins/{id}/change-role': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/deactivate': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/reactivate': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/reset-password': {
        /** @constant */
        readonly success: true;
        readonly password: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-totp': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/admin-rules': {
        /** @constant */
        readonly success: true;
        readonly requireTotp: boolean;
      };
      readonly 'POST /api/admin/admin-rules': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/me': {
        /** @constant */
        readonly success: true;
        readonly id: string;
        readonly username: string;
        /** @enum {string} */
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly owed: ('password' | 'second-factor') | null;
        readonly secondFactorDueAt: string | null;
      };
      readonly 'POST /api/admin/account/passkeys/begin': {
        /** @constant */
        readonly success: true;
        readonly options: {
          readonly challenge: string;
        } & {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/account/passkeys/add': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/account/passkeys/remove': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/account/passkeys/challenge': {
        /** @constant */
        readonly success: true;
        readonly passkey: {
          readonly challenge: string;
          readonly credentials: readonly {
            readonly id: string;
            readonly transports: readonly string[];
          }[];
        };
      };
      readonly 'POST /api/admin/students/{id}/erase': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/canned-answers': {
        /** @constant */
        readonly success: true;
        readonly answers: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly title: string;
          readonly text: string;
          readonly version: number;
        }[];
      };
      readonly 'POST /api/admin/canned-answers': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly id: string;
      };
      readonly 'POST /api/admin/canned-answers/{id}': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/canned-answers/{id}/remove': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/move': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/mail-preview': {
        /** @constant */
        readonly success: true;
        readonly subject: string;
        readonly text: string;
      };
      readonly 'POST /api/admin/applications/{id}/look-after': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/notes': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/internships': readonly {
        /** Format: uuid */
        readonly _id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly domain: string;
        readonly message: string;
        /** Format: date-time */
        readonly createdAt: string;
      }[];
      readonly 'POST /api/admin/applications/{id}/interview/propose': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/move': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/cancel': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/withdraw': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/answer': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/assign': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/close': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/grievance': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/application-reviewers': {
        /** @constant */
        readonly success: true;
        readonly reviewers: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly username: string;
        }[];
      };
      readonly 'GET /api/admin/application-offer': {
        /** @constant */
        readonly success: true;
        /** Format: date-time */
        readonly answerBy: string;
      };
      readonly 'GET /api/admin/application-board': {
        /** @constant */
        readonly success: true;
        readonly stages: readonly {
          /** @enum {string} */
          readonly stage:
            | 'received'
            | 'shortlisted'
            | 'interview'
            | 'offered'
            | 'accepted'
            | 'declined'
            | 'lapsed'
            | 'interning'
            | 'completed'
            | 'left'
            | 'closed';
          readonly count: number;
          readonly cards: readonly {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly domain: string;
            /** @enum {string} */
            readonly status:
              | 'received'
              | 'shortlisted'
              | 'interview'
              | 'offered'
              | 'accepted'
              | 'declined'
              | 'lapsed'
              | 'interning'
              | 'completed'
              | 'left'
              | 'closed';
            readonly owner: string | null;
            readonly rating: number | null;
            readonly version: number;
            readonly answerBy: string | null;
            readonly interviewAt: string | null;
            readonly createdAt: string;
          }[];
        }[];
      };
      readonly 'POST /api/admin/application-moves': {
        /** @constant */
        readonly success: true;
        readonly rows: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly isMoved: boolean;
          readonly message: string;
        }[];
      };
      readonly 'PUT /api/admin/applications/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly status?: string;
        readonly notes?: string;
      };
      readonly 'GET /api/admin/applications/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
        /** @enum {string} */
        readonly status:
          | 'received'
          | 'shortlisted'
          | 'interview'
          | 'offered'
          | 'accepted'
          | 'declined'
          | 'lapsed'
          | 'interning'
          | 'completed'
          | 'left'
          | 'closed';
        readonly notes: string;
        /** Format: date-time */
        readonly createdAt: string;
        readonly owner: string | null;
        readonly ownerId: string | null;
        readonly rating: number | null;
        readonly version: number;
        readonly answerBy: string | null;
        readonly moves: readonly {
          /** Format: uuid */
          readonly id: string;
          /** @enum {string} */
          readonly from:
            | 'received'
            | 'shortlisted'
            | 'interview'
            | 'offered'
            | 'accepted'
            | 'declined'
            | 'lapsed'
            | 'interning'
            | 'completed'
            | 'left'
            | 'closed';
          /** @enum {string} */
          readonly to:
            | 'received'
            | 'shortlisted'
            | 'interview'
            | 'offered'
            | 'accepted'
            | 'declined'
            | 'lapsed'
            | 'interning'
            | 'completed'
            | 'left'
            | 'closed';
          readonly isApplicants: boolean;
          readonly adminName: string;
          readonly reason: string;
          readonly isMailed: boolean;
          /** Format: date-time */
          readonly at: string;
        }[];
        readonly thread: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly text: string;
          readonly adminName: string;
          /** Format: date-time */
          readonly at: string;
        }[];
        readonly interviews: readonly {
          /** Format: uuid */
          readonly id: string;
          /** Format: date-time */
          readonly startsAt: string;
          /** Format: date-time */
          readonly endsAt: string;
          readonly place: string;
          readonly reviewer: string;
          readonly sequence: number;
          /** Format: date-time */
          readonly bookedAt: string;
          readonly bookedBy: string;
          readonly endedAt: string | null;
          readonly endedBy: string;
          readonly ending: ('moved' | 'cancelled') | null;
        }[];
        readonly slots: readonly {
          /** Format: uuid */
          readonly id: string;
          /** Format: date-time */
          readonly startsAt: string;
          /** Format: date-time */
          readonly endsAt: string;
          readonly place: string;
          readonly reviewer: string;
          readonly withdrawnAt: string | null;
          readonly isTaken: boolean;
          readonly isOwn: boolean;
        }[];
        readonly letters: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly code: string;
          /** @enum {string} */
          readonly kind: 'offer' | 'completion';
          /** @enum {string} */
          readonly state: 'valid' | 'withdrawn' | 'removed';
          /** Format: date-time */
          readonly issuedAt: string;
          /** Format: date-time */
          readonly stateAt: string;
        }[];
        readonly results: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly domain: string;
          readonly percentage: number;
          readonly passed: boolean;
          /** Format: date-time */
          readonly completedOn: string;
        }[];
      };
      readonly 'GET /api/payments': {
        /** @constant */
        readonly success: true;
        readonly payments: readonly {
          /** Format: uuid */
          readonly _id: string;
          readonly orderId: string | null;
          readonly paymentId: string | null;
          readonly customerName: string;
          readonly customerEmail: string;
          readonly amount: number;
          readonly status: string;
          /** Format: date-time */
          readonly createdAt: string;
        }[];
      };
      readonly 'GET /api/admin/days-close/{month}': {
        /** @constant */
        readonly success: true;
        readonly days: readonly {
          /** Format: date */
          readonly day: string;
          readonly paid: {
            readonly count: number;
            readonly amount: number;
          };
          readonly waiting: {
            readonly count: number;
            readonly amount: number;
          };
          readonly refunded: {
            readonly count: number;
            readonly amount: number;
          };
          readonly settled: {
            readonly count: number;
            readonly amount: number;
            readonly fee: number;
            readonly tax: number;
            readonly kept: number;
          };
          readonly settlements: readonly {
            readonly id: string;
            readonly utr: string;
            readonly amount: number;
          }[];
          readonly differences: number;
        }[];
      };
      readonly 'POST /api/admin/payment-differences/{id}/decide': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/payments/{id}/check': {
        /** @constant */
        readonly success: true;
        readonly state: string;
      };
      readonly 'POST /api/admin/payments/{id}/refund': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly refundId: string;
      };
      readonly 'POST /api/admin/payments/{id}/propose-refund': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly proposalId: string;
      };
      readonly 'POST /api/admin/refund-proposals/{id}/approve': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly refundId: string;
      };
      readonly 'POST /api/admin/refund-proposals/{id}/decline': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/grant-attempts': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/close': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/accommodation': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/accommodations/{id}/decline': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/accommodations/{id}/end': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/extend': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/open-attempts/extend': {
        /** @constant */
        readonly success: true;
        readonly open: number;
        readonly extended: number;
      };
      readonly 'POST /api/admin/open-attempts/announce': {
        /** @constant */
        readonly success: true;
        readonly open: number;
      };
      readonly 'POST /api/admin/attempts/{id}/void': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/reopen': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/open-attempts': {
        /** @constant */
        readonly success: true;
        /** Format: date-time */
        readonly now: string;
        readonly domains: readonly {
          readonly domain: string;
          readonly open: number;
          readonly quiet: number;
          readonly cut: number;
          readonly cutSince: string | null;
        }[];
        readonly attempts: readonly {
          /** Format: uuid */
          readonly id: string;
          /** Format: uuid */
          readonly studentId: string;
          readonly studentName: string;
          readonly email: string;
          readonly domain: string;
          /** Format: date-time */
          readonly startedAt: string;
          /** Format: date-time */
          readonly deadline: string;
          readonly addedSeconds: number;
          readonly answered: number;
          readonly questions: number;
          readonly lastSeenAt: string | null;
          readonly devices: number;
          readonly gaps: readonly {
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
            readonly isConfirmed: boolean;
          }[];
        }[];
      };
      readonly 'GET /api/test-results': {
        /** @constant */
        readonly success: true;
        readonly results: readonly {
          /** Format: uuid */
          readonly _id: string;
          readonly studentName: string;
          readonly email: string;
          readonly domain: string;
          readonly score: number;
          readonly totalQuestions: number;
          readonly percentage: number;
          readonly passed: boolean;
          readonly passPercent: number;
          readonly timeTaken: number;
          /** Format: date-time */
          readonly completedOn: string;
          readonly attemptsUsed: number;
          readonly totalAttempts: number;
          /** Format: date-time */
          readonly testDate: string;
        }[];
      };
      readonly 'GET /api/test-results/{resultId}/tries': {
        /** @constant */
        readonly success: true;
        readonly tries: {
          readonly number: number | null;
          readonly tests: number;
          readonly score: number;
          readonly totalQuestions: number;
          readonly interval: {
            readonly low: number;
            readonly high: number;
          };
          /** @enum {string} */
          readonly standing: 'above' | 'unsure' | 'below';
          readonly categories: readonly {
            readonly category: string;
            readonly correct: number;
            readonly total: number;
          }[];
        } | null;
      };
      readonly 'GET /api/test-results/{resultId}': {
        /** @constant */
        readonly success: true;
        readonly record: {
          /** Format: uuid */
          readonly _id: string;
          readonly studentName: string;
          readonly email: string;
          readonly domain: string;
          readonly score: number;
          readonly totalQuestions: number;
          readonly percentage: number;
          readonly passed: boolean;
          readonly passPercent: number;
          readonly timeTaken: number;
          /** Format: date-time */
          readonly completedOn: string;
          readonly attemptsUsed: number;
          readonly totalAttempts: number;
          /** Format: date-time */
          readonly startedOn: string;
          readonly questions: readonly {
            readonly _id: string;
            readonly question: string;
            readonly options: {
              readonly a: string;
              readonly b: string;
              readonly c: string;
              readonly d: string;
            };
            /** @enum {string} */
            readonly correctAnswer: 'a' | 'b' | 'c' | 'd';
            readonly selectedOption: ('a' | 'b' | 'c' | 'd') | null;
            readonly isCorrect: boolean;
            readonly category: string;
            readonly difficulty: string;
            readonly explanation: string;
            readonly ruling?: {
              readonly kinds: readonly ('key' | 'also' | 'credit-all' | 'neutral')[];
              readonly accepted: readonly ('a' | 'b' | 'c' | 'd')[];
              readonly reasons: readonly string[];
              readonly isNeutral: boolean;
            };
          }[];
          readonly revision: number;
          readonly isVoid: boolean;
          readonly correction: {
            /** Format: date-time */
            readonly at: string;
            readonly first: {
              readonly score: number;
              readonly totalQuestions: number;
              readonly percentage: number;
              readonly passed: boolean;
            };
          } | null;
        };
      };
      readonly 'GET /api/admin/attempts/{id}/signals': {
        /** @constant */
        readonly success: true;
        readonly signals: {
          readonly leaves: number;
          readonly awaySeconds: number;
          readonly copies: number;
          readonly places: number;
        } | null;
      };
      readonly 'POST /api/admin/late-answers/{id}/accept': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/late-answers/{id}/decline': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/certificates/{id}/revoke': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/certificates/{id}/reissue': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/emails/{id}/retry': {
        /** @constant */
        readonly success: true;
        readonly to: string | null;
      };
      readonly 'POST /api/admin/emails/{id}/cancel': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/emails/{id}/preview': {
        /** @constant */
        readonly success: true;
        readonly subject: string;
        readonly text: string;
        readonly isOwn: boolean;
      };
      readonly 'POST /api/admin/questions': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'GET /api/admin/questions': readonly {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly live: boolean;
        /** @enum {string} */
        readonly state: 'draft' | 'in-review' | 'live' | 'retired';
      }[];
      readonly 'PUT /api/admin/questions/{id}': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'GET /api/admin/questions/{id}': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly live: boolean;
        /** @enum {string} */
        readonly state: 'draft' | 'in-review' | 'live' | 'retired';
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly explanation: string;
        readonly family: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        readonly waiting: ('draft' | 'in-review') | null;
        readonly note: string | null;
        readonly editors: readonly string[];
      };
      readonly 'GET /api/admin/questions/{id}/variants': {
        /** @constant */
        readonly success: true;
        readonly variants: readonly {
          readonly seed: number;
          readonly question: string;
          readonly options: {
            readonly a: string;
            readonly b: string;
            readonly c: string;
            readonly d: string;
          };
          /** @enum {string} */
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly explanation: string;
          readonly mistakes: {
            readonly a?: string;
            readonly b?: string;
            readonly c?: string;
            readonly d?: string;
          };
        }[];
      };
      readonly 'GET /api/admin/questions/{id}/versions': {
        /** @constant */
        readonly success: true;
        readonly versions: readonly {
          readonly id: string;
          readonly version: number;
          readonly domain: string;
          readonly question: string;
          readonly options: {
            readonly a: string;
            readonly b: string;
            readonly c: string;
            readonly d: string;
          };
          /** @enum {string} */
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly category: string;
          /** @enum {string} */
          readonly difficulty: 'easy' | 'medium' | 'hard';
          readonly explanation: string;
          readonly live: boolean;
          readonly family?: {
            readonly values: {
              readonly [key: string]:
                | {
                    readonly int: readonly number[];
                  }
                | {
                    readonly money: readonly number[];
                  }
                | {
                    readonly date: readonly string[];
                  }
                | {
                    readonly of: readonly (
                      | (string | number | boolean)
                      | readonly (
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            }
                        )[]
                      | {
                          readonly [key: string]:
                            | (string | number | boolean)
                            | readonly (string | number | boolean)[]
                            | {
                                readonly [key: string]: string | number | boolean;
                              };
                        }
                    )[];
                  }
                | ('person' | 'city');
            };
            readonly where?: readonly string[];
            readonly work?: {
              readonly [key: string]: string;
            };
            readonly question: string;
            readonly answer: string;
            readonly check: string;
            readonly key?: string;
            readonly mistakes: readonly {
              readonly text: string;
              readonly mistake: string;
              readonly if?: string;
            }[];
            readonly explanation: string;
          } | null;
          /** @enum {string} */
          readonly waiting?: 'draft' | 'in-review';
          readonly editors?: readonly string[];
          /** Format: date-time */
          readonly madeAt: string;
          readonly isLatest: boolean;
        }[];
      };
      readonly 'GET /api/admin/questions/{id}/health': {
        /** @constant */
        readonly success: true;
        readonly tests: {
          readonly complete: number;
          readonly withBlanks: number;
          readonly abandoned: number;
          readonly reliability: {
            readonly questions: number;
            readonly tests: number;
            readonly kr20: number;
            readonly standardError: number;
          } | null;
        } | null;
        readonly versions: readonly {
          readonly id: string;
          readonly version: number;
          readonly shown: number;
          readonly answered: number;
          readonly correct: number | null;
          readonly unanswered: number;
          readonly abandoned: number;
          readonly discrimination: number | null;
          readonly firstTries: {
            readonly answered: number;
            readonly correct: number | null;
          };
          readonly laterTries: {
            readonly answered: number;
            readonly correct: number | null;
          };
          readonly options: {
            readonly a: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly b: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly c: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly d: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
          } | null;
          readonly drift: {
            readonly before: number;
            readonly now: number;
            readonly chance: number;
          } | null;
          readonly hasTooFew: boolean;
          readonly flags: readonly (
            | 'negative-discrimination'
            | 'better-distractor'
            | 'leaked'
            | 'too-easy'
            | 'too-hard'
            | 'label'
          )[];
          readonly question: string;
          readonly category: string;
          /** @enum {string} */
          readonly difficulty: 'easy' | 'medium' | 'hard';
          /** @enum {string} */
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly live: boolean;
          readonly isLatest: boolean;
          readonly mistakes: readonly {
            readonly mistake: string;
            readonly times: number;
          }[];
        }[];
      };
      readonly 'POST /api/admin/questions/{id}/submit': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/questions/{id}/send-back': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/questions/{id}/approve': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/questions/{id}/retire': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/questions/{id}/restore': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/questions/{id}/rework': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
        /** @enum {string} */
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
        /** @enum {string} */
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly explanation: string;
        readonly live: boolean;
        readonly family?: {
          readonly values: {
            readonly [key: string]:
              | {
                  readonly int: readonly number[];
                }
              | {
                  readonly money: readonly number[];
                }
              | {
                  readonly date: readonly string[];
                }
              | {
                  readonly of: readonly (
                    | (string | number | boolean)
                    | readonly (
                        | (string | number | boolean)
                        | readonly (string | number | boolean)[]
                        | {
                            readonly [key: string]: string | number | boolean;
                          }
                      )[]
                    | {
                        readonly [key: string]:
                          | (string | number | boolean)
                          | readonly (string | number | boolean)[]
                          | {
                              readonly [key: string]: string | number | boolean;
                            };
                      }
                  )[];
                }
              | ('person' | 'city');
          };
          readonly where?: readonly string[];
          readonly work?: {
            readonly [key: string]: string;
          };
          readonly question: string;
          readonly answer: string;
          readonly check: string;
          readonly key?: string;
          readonly mistakes: readonly {
            readonly text: string;
            readonly mistake: string;
            readonly if?: string;
          }[];
          readonly explanation: string;
        } | null;
        /** @enum {string} */
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/question-bank/import': {
        /** @constant */
        readonly success: true;
        readonly rows: readonly {
          readonly row: number;
          readonly id: string;
          readonly question: string;
          /** @enum {string} */
          readonly fate: 'new' | 'changed' | 'unchanged' | 'error';
          readonly faults: readonly string[];
          readonly warnings: readonly string[];
        }[];
        readonly counts: {
          readonly new: number;
          readonly changed: number;
          readonly unchanged: number;
          readonly error: number;
        };
        readonly applied: boolean;
        readonly importId: string | null;
      };
      readonly 'GET /api/admin/question-bank/stock': {
        /** @constant */
        readonly success: true;
        readonly least: number;
        readonly domains: readonly {
          readonly domain: string;
          readonly live: number;
          readonly offered: boolean;
          readonly counts: readonly {
            readonly category: string;
            /** @enum {string} */
            readonly difficulty: 'easy' | 'medium' | 'hard';
            readonly live: number;
          }[];
          readonly unseen: readonly number[];
        }[];
      };
      readonly 'GET /api/admin/question-bank/health': {
        /** @constant */
        readonly success: true;
        readonly tests: {
          readonly complete: number;
          readonly withBlanks: number;
          readonly abandoned: number;
          readonly reliability: {
            readonly questions: number;
            readonly tests: number;
            readonly kr20: number;
            readonly standardError: number;
          } | null;
        };
        readonly questions: readonly {
          readonly id: string;
          readonly version: number;
          readonly shown: number;
          readonly answered: number;
          readonly correct: number | null;
          readonly unanswered: number;
          readonly abandoned: number;
          readonly discrimination: number | null;
          readonly firstTries: {
            readonly answered: number;
            readonly correct: number | null;
          };
          readonly laterTries: {
            readonly answered: number;
            readonly correct: number | null;
          };
          readonly options: {
            readonly a: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly b: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly c: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
            readonly d: {
              readonly chosen: number;
              readonly discrimination: number | null;
            };
          } | null;
          readonly drift: {
            readonly before: number;
            readonly now: number;
            readonly chance: number;
          } | null;
          readonly hasTooFew: boolean;
          readonly flags: readonly (
            | 'negative-discrimination'
            | 'better-distractor'
            | 'leaked'
            | 'too-easy'
            | 'too-hard'
            | 'label'
          )[];
          readonly question: string;
          readonly category: string;
          /** @enum {string} */
          readonly difficulty: 'easy' | 'medium' | 'hard';
          /** @enum {string} */
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly live: boolean;
          readonly isLatest: boolean;
        }[];
      };
      readonly 'GET /api/admin/question-bank/imports': {
        /** @constant */
        readonly success: true;
        readonly imports: readonly {
          readonly id: string;
          readonly name: string;
          /** Format: date-time */
          readonly importedAt: string;
          readonly adminName: string;
          readonly undoneAt: string | null;
          readonly questions: number;
          readonly draft: number;
          readonly inReview: number;
          readonly live: number;
          readonly retired: number;
        }[];
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/move': {
        /** @constant */
        readonly success: true;
        readonly moved: number;
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/undo': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/question-disputes': {
        /** @constant */
        readonly success: true;
        readonly versions: readonly {
          readonly shown: number;
          readonly correct: number | null;
          readonly discrimination: number | null;
          readonly questionId: string;
          readonly version: number;
          readonly domain: string;
          readonly question: string;
          readonly open: number;
          readonly upheld: number;
          readonly declined: number;
          /** Format: date-time */
          readonly waitsSince: string;
          readonly isPressing: boolean;
        }[];
      };
      readonly 'GET /api/admin/question-disputes/version': {
        /** @constant */
        readonly success: true;
        readonly question: {
          readonly id: string;
          readonly version: number;
          readonly domain: string;
          readonly question: string;
          readonly options: {
            readonly a: string;
            readonly b: string;
            readonly c: string;
            readonly d: string;
          };
          /** @enum {string} */
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly explanation: string;
        };
        readonly figures: {
          readonly shown: number;
          readonly correct: number | null;
          readonly discrimination: number | null;
        };
        readonly disputes: readonly {
          /** Format: uuid */
          readonly id: string;
          /** Format: uuid */
          readonly resultId: string;
          readonly place: number;
          /** @enum {string} */
          readonly kind: 'wrong-key' | 'two-right' | 'unclear' | 'misprint' | 'outdated';
          readonly text: string;
          /** @enum {string} */
          readonly state: 'open' | 'upheld' | 'declined';
          readonly answer: string;
          readonly rulingId: string | null;
          /** Format: date-time */
          readonly openedAt: string;
          readonly decidedAt: string | null;
        }[];
      };
      readonly 'POST /api/admin/question-disputes/decline': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/question-disputes/uphold': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/rulings': {
        /** @constant */
        readonly success: true;
        readonly rulings: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly questionId: string;
          readonly version: number;
          /** @enum {string} */
          readonly kind: 'key' | 'also' | 'credit-all' | 'neutral';
          readonly accepted: readonly string[];
          readonly reason: string;
          /** Format: date-time */
          readonly madeAt: string;
          /** Format: uuid */
          readonly adminId: string;
          readonly applied: {
            /** Format: date-time */
            readonly at: string;
            /** Format: uuid */
            readonly adminId: string;
            readonly mayTakePasses: boolean;
          } | null;
          readonly withdrawn: {
            /** Format: date-time */
            readonly at: string;
            /** Format: uuid */
            readonly adminId: string;
            readonly mayTakePasses: boolean;
          } | null;
          /** @enum {string} */
          readonly state: 'draft' | 'applied' | 'withdrawn';
          readonly regraded: number;
          readonly isDone: boolean;
        }[];
      };
      readonly 'POST /api/admin/rulings': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly rulingId: string;
      };
      readonly 'POST /api/admin/rulings/{id}/preview': {
        /** @constant */
        readonly success: true;
        readonly preview: {
          readonly attempts: number;
          readonly changed: number;
          readonly marksUp: number;
          readonly marksDown: number;
          readonly newPasses: number;
          readonly lostPasses: number;
          readonly voided: number;
          readonly certificates: {
            readonly issued: number;
            readonly revoked: number;
            readonly restored: number;
            readonly changed: number;
          };
          readonly changes: readonly {
            /** Format: uuid */
            readonly resultId: string;
            readonly studentName: string;
            readonly before: {
              readonly score: number;
              readonly totalQuestions: number;
              readonly passed: boolean;
              readonly isVoid: boolean;
            };
            readonly after: {
              readonly score: number;
              readonly totalQuestions: number;
              readonly passed: boolean;
              readonly isVoid: boolean;
            };
            readonly certificate: ('issued' | 'revoked' | 'restored' | 'changed') | null;
          }[];
          readonly hash: string;
        };
      };
      readonly 'POST /api/admin/rulings/{id}/apply': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/rulings/{id}/withdraw': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/settings': {
        /** @constant */
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
          readonly countsSignals: number;
          readonly offerDays: number;
          readonly companyInbox: string;
          readonly version: number;
          readonly termsVersion: number;
        };
        readonly configuredInbox: string;
        readonly changes: readonly {
          readonly version: number;
          readonly figures: {
            readonly feeRupees?: number;
            readonly timeLimitSeconds?: number;
            readonly passPercent?: number;
            readonly totalAttempts?: number;
            readonly questionsPerTest?: number;
            readonly countsSignals?: number;
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          /** Format: date-time */
          readonly effectiveAt: string;
          /** Format: date-time */
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          /** Format: date-time */
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'PUT /api/admin/settings': {
        /** @constant */
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
          readonly countsSignals: number;
          readonly offerDays: number;
          readonly companyInbox: string;
          readonly version: number;
          readonly termsVersion: number;
        };
        readonly configuredInbox: string;
        readonly changes: readonly {
          readonly version: number;
          readonly figures: {
            readonly feeRupees?: number;
            readonly timeLimitSeconds?: number;
            readonly passPercent?: number;
            readonly totalAttempts?: number;
            readonly questionsPerTest?: number;
            readonly countsSignals?: number;
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          /** Format: date-time */
          readonly effectiveAt: string;
          /** Format: date-time */
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          /** Format: date-time */
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'POST /api/admin/settings/take-back': {
        /** @constant */
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
          readonly countsSignals: number;
          readonly offerDays: number;
          readonly companyInbox: string;
          readonly version: number;
          readonly termsVersion: number;
        };
        readonly configuredInbox: string;
        readonly changes: readonly {
          readonly version: number;
          readonly figures: {
            readonly feeRupees?: number;
            readonly timeLimitSeconds?: number;
            readonly passPercent?: number;
            readonly totalAttempts?: number;
            readonly questionsPerTest?: number;
            readonly countsSignals?: number;
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          /** Format: date-time */
          readonly effectiveAt: string;
          /** Format: date-time */
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          /** Format: date-time */
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'GET /api/admin/settings/preview': {
        /** @constant */
        readonly success: true;
        readonly texts: readonly {
          readonly path: string;
          readonly before: string;
          readonly after: string;
        }[];
      };
      readonly 'GET /api/admin/dashboard': {
        /** @constant */
        readonly success: true;
        readonly days: number;
        readonly funnel: {
          readonly applications: number;
          readonly signedUp: number;
          readonly verified: number;
          readonly paid?: number;
          readonly started: number;
          readonly passed: number;
        };
        readonly testsPerDay: readonly {
          /** Format: date */
          readonly day: string;
          readonly tests: number;
          readonly passed: number;
        }[];
        readonly domains: readonly {
          readonly domain: string;
          readonly tests: number;
          readonly passed: number;
          readonly mean: number;
        }[];
        readonly before?: {
          readonly funnel: {
            readonly applications: number;
            readonly signedUp: number;
            readonly verified: number;
            readonly paid?: number;
            readonly started: number;
            readonly passed: number;
          };
          readonly domains: readonly {
            readonly domain: string;
            readonly tests: number;
            readonly passed: number;
            readonly mean: number;
          }[];
          readonly money?: {
            readonly revenue: number;
            readonly payments: number;
          };
        } | null;
        readonly questionReports?: {
          readonly open: number;
          readonly versions: number;
        };
        readonly money?: {
          readonly revenue: number;
          readonly payments: number;
          readonly stuck: number;
          readonly toAnswer: number;
          readonly differences: number;
          readonly proposals?: number;
        };
        readonly mails?: {
          readonly waiting: number;
          readonly failed: number;
          readonly oldestSeconds: number;
        };
        readonly attempts?: {
          readonly open: number;
          readonly overdue: number;
        };
        readonly arrivals?: {
          readonly newApplications: number;
          readonly messagesWaiting: number;
          readonly oldestMessageSeconds: number;
          readonly lateAnswers: number;
          readonly grievances: number;
          readonly grievanceDueSeconds: number;
        };
      };
      readonly 'GET /api/admin/students/{id}/record': {
        /** @constant */
        readonly success: true;
        readonly entries: readonly {
          /** Format: date-time */
          readonly at: string;
          readonly id: string;
          /** @enum {string} */
          readonly group: 'account' | 'money' | 'tests' | 'mails' | 'staff';
          readonly title: string;
          readonly detail: string;
          readonly resource: string | null;
        }[];
        readonly before: string | null;
      };
      readonly 'POST /api/admin/bulk-jobs/count': {
        /** @constant */
        readonly success: true;
        readonly count: number;
        readonly isTooMany: boolean;
      };
      readonly 'POST /api/admin/bulk-jobs': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly jobId: string;
      };
      readonly 'GET /api/admin/bulk-jobs': readonly {
        /** Format: uuid */
        readonly id: string;
        /** @enum {string} */
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        readonly value: string | null;
        readonly isMailed: boolean;
        readonly reason: string;
        readonly filter: {
          readonly [key: string]: unknown;
        };
        /** Format: uuid */
        readonly adminId: string;
        readonly adminName: string;
        readonly undoes: string | null;
        /** @enum {string} */
        readonly state: 'running' | 'done' | 'cancelled' | 'stopped';
        readonly total: number;
        readonly done: number;
        readonly skipped: number;
        readonly undoable: number;
        /** Format: date-time */
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly endedBy: string;
      }[];
      readonly 'POST /api/admin/bulk-jobs/{id}/cancel': {
        /** @constant */
        readonly success: true;
      };
      readonly 'POST /api/admin/bulk-jobs/{id}/undo': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly jobId: string;
      };
      readonly 'POST /api/admin/exports': {
        /** @constant */
        readonly success: true;
        readonly url: string;
      };
      readonly 'GET /api/admin/saved-views': {
        /** @constant */
        readonly success: true;
        readonly views: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly name: string;
          readonly role: ('owner' | 'support' | 'content' | 'finance') | null;
          readonly filter: {
            readonly [key: string]: unknown;
          };
          readonly adminName: string;
          readonly mayRemove: boolean;
        }[];
      };
      readonly 'POST /api/admin/saved-views': {
        /** @constant */
        readonly success: true;
        /** Format: uuid */
        readonly id: string;
      };
      readonly 'POST /api/admin/saved-views/{id}/remove': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/admin/search': {
        /** @constant */
        readonly success: true;
        readonly found: readonly {
          readonly resource: string;
          readonly id: string;
          readonly title: string;
          readonly line: string;
        }[];
      };
      readonly 'GET /api/admin/applications': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
        /** @enum {string} */
        readonly status:
          | 'received'
          | 'shortlisted'
          | 'interview'
          | 'offered'
          | 'accepted'
          | 'declined'
          | 'lapsed'
          | 'interning'
          | 'completed'
          | 'left'
          | 'closed';
        readonly notes: string;
        /** Format: date-time */
        readonly createdAt: string;
        readonly owner: string | null;
        readonly ownerId: string | null;
        readonly rating: number | null;
        readonly version: number;
      }[];
      readonly 'GET /api/admin/results': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly score: number;
        readonly totalQuestions: number;
        readonly percentage: number;
        readonly passed: boolean;
        readonly timeTaken: number;
        /** Format: date-time */
        readonly completedOn: string;
      }[];
      readonly 'GET /api/admin/results/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly score: number;
        readonly totalQuestions: number;
        readonly percentage: number;
        readonly passed: boolean;
        readonly timeTaken: number;
        /** Format: date-time */
        readonly completedOn: string;
        readonly passPercent: number;
        /** Format: date-time */
        readonly startedOn: string;
        readonly attemptsUsed: number;
        readonly totalAttempts: number;
        readonly questions: readonly {
          readonly _id: string;
          readonly question: string;
          readonly options: {
            readonly a: string;
            readonly b: string;
            readonly c: string;
            readonly d: string;
          };
          /** @enum {string} */
          readonly correctAnswer: 'a' | 'b' | 'c' | 'd';
          readonly selectedOption: ('a' | 'b' | 'c' | 'd') | null;
          readonly isCorrect: boolean;
          readonly category: string;
          readonly difficulty: string;
          readonly explanation: string;
          readonly ruling?: {
            readonly kinds: readonly ('key' | 'also' | 'credit-all' | 'neutral')[];
            readonly accepted: readonly ('a' | 'b' | 'c' | 'd')[];
            readonly reasons: readonly string[];
            readonly isNeutral: boolean;
          };
        }[];
      };
      readonly 'GET /api/admin/attempts': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        /** @enum {string} */
        readonly state: 'open' | 'submitted' | 'expired' | 'void';
        /** Format: date-time */
        readonly startedAt: string;
        /** Format: date-time */
        readonly deadline: string;
        readonly closedAt: string | null;
      }[];
      readonly 'GET /api/admin/attempts/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        /** @enum {string} */
        readonly state: 'open' | 'submitted' | 'expired' | 'void';
        /** Format: date-time */
        readonly startedAt: string;
        /** Format: date-time */
        readonly deadline: string;
        readonly closedAt: string | null;
        readonly extraSeconds: number;
        readonly addedSeconds: number;
        readonly interventions: readonly {
          /** Format: uuid */
          readonly id: string;
          /** @enum {string} */
          readonly kind: 'extended' | 'voided' | 'reopened';
          readonly seconds: number;
          readonly reason: string;
          /** Format: date-time */
          readonly at: string;
        }[];
        readonly gaps: readonly {
          /** Format: date-time */
          readonly from: string;
          /** Format: date-time */
          readonly to: string;
          readonly failures: number;
          readonly isConfirmed: boolean;
        }[];
        readonly lateAnswers: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly place: number;
          /** @enum {string} */
          readonly option: 'a' | 'b' | 'c' | 'd';
          /** @enum {string} */
          readonly basis:
            'stamped' | 'stated' | 'not-stated' | 'stated-late' | 'contradicted' | 'after-review';
          readonly notBefore: string | null;
          readonly statedAt: string | null;
          /** Format: date-time */
          readonly notAfter: string;
          /** Format: date-time */
          readonly arrivedAt: string;
          /** @enum {string} */
          readonly state: 'waiting' | 'accepted' | 'declined';
          readonly reason: string;
          readonly decidedAt: string | null;
          readonly counted: string | null;
        }[];
      };
      readonly 'GET /api/admin/similar-tests': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly domain: string;
        /** Format: uuid */
        readonly firstId: string;
        readonly firstName: string;
        /** Format: uuid */
        readonly secondId: string;
        readonly secondName: string;
        readonly same: number;
        readonly shared: number;
        readonly chance: number;
        readonly compared: number;
        /** Format: date-time */
        readonly foundAt: string;
      }[];
      readonly 'GET /api/admin/similar-tests/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly domain: string;
        /** Format: uuid */
        readonly firstId: string;
        readonly firstName: string;
        /** Format: uuid */
        readonly secondId: string;
        readonly secondName: string;
        readonly same: number;
        readonly shared: number;
        readonly chance: number;
        readonly compared: number;
        /** Format: date-time */
        readonly foundAt: string;
        /** Format: date-time */
        readonly firstStarted: string;
        /** Format: date-time */
        readonly firstCompleted: string;
        /** Format: date-time */
        readonly secondStarted: string;
        /** Format: date-time */
        readonly secondCompleted: string;
        readonly questions: readonly {
          readonly id: string;
          readonly place: number;
          readonly first: {
            readonly question: string;
            readonly chosen: string | null;
            readonly isCorrect: boolean;
          };
          readonly second: {
            readonly question: string;
            readonly chosen: string | null;
            readonly isCorrect: boolean;
          };
          readonly isSame: boolean;
          readonly right: string;
        }[];
      };
      readonly 'GET /api/admin/certificates': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly code: string;
        readonly studentId: string | null;
        readonly nameAsPrinted: string;
        readonly domain: string;
        /** Format: date-time */
        readonly issuedAt: string;
        /** @enum {string} */
        readonly state: 'valid' | 'revoked' | 'withdrawn';
        readonly isPublic: boolean;
      }[];
      readonly 'GET /api/admin/certificates/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly code: string;
        readonly studentId: string | null;
        readonly nameAsPrinted: string;
        readonly domain: string;
        /** Format: date-time */
        readonly issuedAt: string;
        /** @enum {string} */
        readonly state: 'valid' | 'revoked' | 'withdrawn';
        readonly isPublic: boolean;
        readonly facts: {
          readonly score: number;
          readonly totalQuestions: number;
          readonly percentage: number;
          readonly passPercent: number;
          readonly minutes: number;
          readonly tryNumber: number;
          readonly categories: readonly {
            readonly category: string;
            readonly questions: number;
          }[];
        } | null;
        readonly reissuedAt: string | null;
        readonly cause: ('regraded' | 'voided' | 'refunded' | 'misconduct' | 'mistake') | null;
        /** Format: date-time */
        readonly stateAt: string;
      };
      readonly 'GET /api/admin/accommodations': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        /** @enum {string} */
        readonly state: 'requested' | 'granted' | 'declined' | 'withdrawn' | 'ended';
        readonly minutesPerHour: number;
        readonly until: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly decidedAt: string | null;
      }[];
      readonly 'GET /api/admin/accommodations/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        /** @enum {string} */
        readonly state: 'requested' | 'granted' | 'declined' | 'withdrawn' | 'ended';
        readonly minutesPerHour: number;
        readonly until: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly decidedAt: string | null;
        readonly words: string;
        readonly reason: string;
        readonly endedAt: string | null;
      };
      readonly 'GET /api/admin/payments': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly receipt: string;
        readonly orderId: string | null;
        readonly paymentId: string | null;
        readonly amount: number;
        readonly currency: string;
        /** @enum {string} */
        readonly state: 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';
        /** Format: date-time */
        readonly createdAt: string;
        readonly paidAt: string | null;
        readonly flag: ('refund-due' | 'amount-differs' | 'disputed') | null;
        readonly receiptNumber: string | null;
      }[];
      readonly 'GET /api/admin/payments/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly receipt: string;
        readonly orderId: string | null;
        readonly paymentId: string | null;
        readonly amount: number;
        readonly currency: string;
        /** @enum {string} */
        readonly state: 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';
        /** Format: date-time */
        readonly createdAt: string;
        readonly paidAt: string | null;
        readonly flag: ('refund-due' | 'amount-differs' | 'disputed') | null;
        readonly receiptNumber: string | null;
        readonly tries: readonly {
          readonly id: string;
          /** @enum {string} */
          readonly state: 'failed' | 'authorized' | 'captured';
          readonly amount: number;
          readonly counts: boolean;
          readonly differs: boolean;
          readonly refunds: readonly {
            readonly id: string;
            readonly amount: number;
            /** @enum {string} */
            readonly state: 'requested' | 'failed' | 'processed';
          }[];
          readonly disputes?: readonly {
            readonly id: string;
            readonly amount: number;
            readonly deducted: number;
            readonly reason: string;
            readonly phase: string;
            /** @enum {string} */
            readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
            readonly respondBy: number | null;
            readonly openedAt: number;
            readonly asOf: number;
          }[];
        }[];
        readonly replacedAt: string | null;
        readonly checks: number;
        readonly checkAt: string | null;
        readonly isBeingTested: boolean;
        readonly events: readonly {
          readonly id: string;
          readonly name: string;
          readonly state: string;
          readonly tryId: string | null;
          /** Format: date-time */
          readonly receivedAt: string;
        }[];
        readonly news: readonly {
          readonly id: string;
          readonly tryId: string;
          /** @enum {string} */
          readonly source:
            'checkout' | 'webhook' | 'reconciliation' | 'admin' | 'comparison' | 'refund';
          /** @enum {string} */
          readonly told:
            | 'failed'
            | 'authorized'
            | 'captured'
            | 'refund-requested'
            | 'refund-failed'
            | 'refund-processed'
            | 'dispute-open'
            | 'dispute-action-required'
            | 'dispute-under-review'
            | 'dispute-closed'
            | 'dispute-won'
            | 'dispute-lost';
          /** Format: date-time */
          readonly at: string;
        }[];
        readonly refunds: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly tryId: string;
          readonly amount: number;
          /** @enum {string} */
          readonly state: 'requested' | 'failed' | 'processed';
          /** Format: date-time */
          readonly createdAt: string;
        }[];
        readonly proposals: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly tryId: string;
          readonly amount: number;
          readonly state: string;
          readonly proposedBy: string;
          /** Format: date-time */
          readonly createdAt: string;
        }[];
        readonly creditNotes: readonly {
          readonly id: string;
          readonly receiptNumber: string;
          /** @enum {string} */
          readonly cause: 'refund' | 'dispute';
          readonly amount: number;
          /** Format: date-time */
          readonly issuedAt: string;
        }[];
        readonly disputes: readonly {
          readonly id: string;
          readonly tryId: string;
          readonly amount: number;
          readonly reason: string;
          readonly phase: string;
          /** @enum {string} */
          readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
          readonly respondBy: string | null;
          /** Format: date-time */
          readonly openedAt: string;
        }[];
        readonly differences: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly kind: string;
          readonly tryId: string;
          readonly amount: number;
          /** Format: date-time */
          readonly foundAt: string;
        }[];
        readonly terms: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly shownVersion: number | null;
          readonly termsVersion: number;
          readonly policy: {
            readonly feeRupees: number;
            readonly timeLimitSeconds: number;
            readonly passPercent: number;
            readonly totalAttempts: number;
            readonly questionsPerTest: number;
            readonly countsSignals: number;
            readonly offerDays: number;
          };
          /** Format: date-time */
          readonly agreedAt: string;
        }[];
        readonly actions: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly action: string;
          readonly adminName: string;
          /** Format: date-time */
          readonly at: string;
          readonly before: string | null;
          readonly after: string | null;
        }[];
      };
      readonly 'GET /api/admin/refunds': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly providerId: string | null;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        /** @enum {string} */
        readonly state: 'requested' | 'failed' | 'processed';
        readonly reason: string;
        /** @enum {string} */
        readonly speed: 'normal' | 'optimum';
        readonly speedProcessed: ('normal' | 'instant') | null;
        readonly creditNote: string | null;
        /** Format: date-time */
        readonly createdAt: string;
      }[];
      readonly 'GET /api/admin/refunds/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly providerId: string | null;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        /** @enum {string} */
        readonly state: 'requested' | 'failed' | 'processed';
        readonly reason: string;
        /** @enum {string} */
        readonly speed: 'normal' | 'optimum';
        readonly speedProcessed: ('normal' | 'instant') | null;
        readonly creditNote: string | null;
        /** Format: date-time */
        readonly createdAt: string;
      };
      readonly 'GET /api/admin/refund-proposals': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        /** @enum {string} */
        readonly state: 'open' | 'approved' | 'declined' | 'void';
        readonly reason: string;
        /** Format: uuid */
        readonly proposedById: string;
        readonly proposedBy: string;
        readonly decidedBy: string | null;
        readonly decidedAt: string | null;
        readonly answer: string;
        /** Format: date-time */
        readonly createdAt: string;
      }[];
      readonly 'GET /api/admin/refund-proposals/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        /** @enum {string} */
        readonly state: 'open' | 'approved' | 'declined' | 'void';
        readonly reason: string;
        /** Format: uuid */
        readonly proposedById: string;
        readonly proposedBy: string;
        readonly decidedBy: string | null;
        readonly decidedAt: string | null;
        readonly answer: string;
        /** Format: date-time */
        readonly createdAt: string;
      };
      readonly 'GET /api/admin/credit-notes': readonly {
        readonly id: string;
        readonly receiptNumber: string;
        /** Format: date-time */
        readonly receiptIssuedAt: string;
        /** Format: date-time */
        readonly issuedAt: string;
        /** @enum {string} */
        readonly cause: 'refund' | 'dispute';
        readonly causeId: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly payerName: string;
        readonly payerEmail: string;
        readonly amount: number;
        readonly taxable: number;
        readonly cgst: number;
        readonly sgst: number;
        readonly igst: number;
        readonly ratePercent: number;
        readonly placeOfSupply: string;
        readonly gstin: string;
      }[];
      readonly 'GET /api/admin/credit-notes/{id}': {
        readonly id: string;
        readonly receiptNumber: string;
        /** Format: date-time */
        readonly receiptIssuedAt: string;
        /** Format: date-time */
        readonly issuedAt: string;
        /** @enum {string} */
        readonly cause: 'refund' | 'dispute';
        readonly causeId: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly payerName: string;
        readonly payerEmail: string;
        readonly amount: number;
        readonly taxable: number;
        readonly cgst: number;
        readonly sgst: number;
        readonly igst: number;
        readonly ratePercent: number;
        readonly placeOfSupply: string;
        readonly gstin: string;
      };
      readonly 'GET /api/admin/disputes': readonly {
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly reason: string;
        readonly phase: string;
        /** @enum {string} */
        readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
        readonly respondBy: string | null;
        /** Format: date-time */
        readonly openedAt: string;
      }[];
      readonly 'GET /api/admin/disputes/{id}': {
        readonly id: string;
        /** Format: uuid */
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly reason: string;
        readonly phase: string;
        /** @enum {string} */
        readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
        readonly respondBy: string | null;
        /** Format: date-time */
        readonly openedAt: string;
      };
      readonly 'GET /api/admin/provider-events': readonly {
        readonly id: string;
        readonly needsALook: boolean;
        readonly name: string;
        readonly orderId: string | null;
        readonly state: string;
        /** Format: date-time */
        readonly receivedAt: string;
        readonly workedAt: string | null;
      }[];
      readonly 'GET /api/admin/provider-events/{id}': {
        readonly id: string;
        readonly needsALook: boolean;
        readonly name: string;
        readonly orderId: string | null;
        readonly state: string;
        /** Format: date-time */
        readonly receivedAt: string;
        readonly workedAt: string | null;
        readonly fact:
          | ({
              readonly paymentId: string;
              readonly state: string;
            } & {
              readonly [key: string]: unknown;
            })
          | null;
        readonly body: {
          readonly [key: string]: unknown;
        };
        readonly paymentId: string | null;
      };
      readonly 'GET /api/admin/payment-differences': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly kind: string;
        readonly orderId: string;
        readonly providerPaymentId: string;
        readonly aboutId: string;
        readonly amount: number;
        /** Format: date-time */
        readonly foundAt: string;
        readonly decision: ('explained' | 'corrected' | 'written-off') | null;
        readonly note: string;
        readonly decidedBy: string;
        readonly decidedAt: string | null;
      }[];
      readonly 'GET /api/admin/payment-differences/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly kind: string;
        readonly orderId: string;
        readonly providerPaymentId: string;
        readonly aboutId: string;
        readonly amount: number;
        /** Format: date-time */
        readonly foundAt: string;
        readonly decision: ('explained' | 'corrected' | 'written-off') | null;
        readonly note: string;
        readonly decidedBy: string;
        readonly decidedAt: string | null;
        readonly paymentId: string | null;
      };
      readonly 'GET /api/admin/settlements': readonly {
        readonly id: string;
        readonly utr: string;
        /** @enum {string} */
        readonly state: 'created' | 'processed' | 'failed';
        readonly amount: number;
        readonly credit: number;
        readonly debit: number;
        readonly fee: number;
        readonly tax: number;
        readonly entries: number;
        readonly missing: number;
        /** Format: date-time */
        readonly createdAt: string;
      }[];
      readonly 'GET /api/admin/settlements/{id}': {
        readonly id: string;
        readonly utr: string;
        /** @enum {string} */
        readonly state: 'created' | 'processed' | 'failed';
        readonly amount: number;
        readonly credit: number;
        readonly debit: number;
        readonly fee: number;
        readonly tax: number;
        readonly entries: number;
        readonly missing: number;
        /** Format: date-time */
        readonly createdAt: string;
        readonly settled: readonly {
          readonly id: string;
          readonly kind: string;
          readonly tryId: string;
          readonly paymentId: string | null;
          readonly amount: number;
          readonly credit: number;
          readonly debit: number;
          readonly fee: number;
          readonly tax: number;
        }[];
      };
      readonly 'GET /api/admin/students': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly emailVerifiedAt: string | null;
        readonly paidAt: string | null;
        readonly totalAttempts: number;
        readonly attemptsUsed: number;
        readonly deactivatedAt: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly erasedAt: string | null;
      }[];
      readonly 'GET /api/admin/students/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly emailVerifiedAt: string | null;
        readonly paidAt: string | null;
        readonly totalAttempts: number;
        readonly attemptsUsed: number;
        readonly deactivatedAt: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly erasedAt: string | null;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
        readonly avatarUrl: string | null;
        readonly nominee: readonly {
          readonly name: string;
          readonly contact: string;
          /** Format: date-time */
          readonly updated_at: string;
        }[];
        readonly corrections: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly old_email: string;
          readonly new_email: string;
          readonly state: string;
          /** Format: date-time */
          readonly created_at: string;
          /** Format: date-time */
          readonly expires_at: string;
          readonly decided_at: string | null;
        }[];
        readonly attempts: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly domain: string;
          /** @enum {string} */
          readonly state: 'open' | 'submitted' | 'expired' | 'void';
          /** Format: date-time */
          readonly started_at: string;
          /** Format: date-time */
          readonly deadline: string;
          readonly closed_at: string | null;
        }[];
        readonly accommodations: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly state: string;
          readonly minutes_per_hour: number;
          readonly until: string | null;
          /** Format: date-time */
          readonly created_at: string;
          readonly decided_at: string | null;
        }[];
        readonly payments: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly receipt: string;
          readonly order_id: string | null;
          readonly payment_id: string | null;
          readonly amount: number;
          readonly state: string;
          /** Format: date-time */
          readonly created_at: string;
          readonly paid_at: string | null;
        }[];
        readonly results: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly domain: string;
          readonly score: number;
          readonly total_questions: number;
          readonly percentage: number;
          readonly passed: boolean;
          readonly is_void: boolean;
          /** Format: date-time */
          readonly completed_on: string;
        }[];
      };
      readonly 'GET /api/admin/messages': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        /** Format: date-time */
        readonly createdAt: string;
        /** @enum {string} */
        readonly state: 'waiting' | 'answered' | 'closed';
        /** @enum {string} */
        readonly kind: 'message' | 'grievance';
        readonly dueAt: string | null;
        readonly owner: string | null;
      }[];
      readonly 'GET /api/admin/messages/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        /** Format: date-time */
        readonly createdAt: string;
        /** @enum {string} */
        readonly state: 'waiting' | 'answered' | 'closed';
        /** @enum {string} */
        readonly kind: 'message' | 'grievance';
        readonly dueAt: string | null;
        readonly owner: string | null;
        readonly answers: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly text: string;
          readonly adminName: string;
          /** Format: date-time */
          readonly at: string;
        }[];
        readonly others: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly subject: string;
          /** @enum {string} */
          readonly state: 'waiting' | 'answered' | 'closed';
          /** Format: date-time */
          readonly createdAt: string;
        }[];
        readonly students: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly name: string;
          readonly isVerified: boolean;
        }[];
      };
      readonly 'GET /api/admin/emails': readonly {
        /** Format: uuid */
        readonly id: string;
        readonly kind: string;
        readonly to: string;
        /** @enum {string} */
        readonly state: 'pending' | 'sent' | 'failed' | 'dropped';
        readonly tries: number;
        readonly lastError: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly sentAt: string | null;
      }[];
      readonly 'GET /api/admin/emails/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly kind: string;
        readonly to: string;
        /** @enum {string} */
        readonly state: 'pending' | 'sent' | 'failed' | 'dropped';
        readonly tries: number;
        readonly lastError: string | null;
        /** Format: date-time */
        readonly createdAt: string;
        readonly sentAt: string | null;
        readonly expiresAt: string | null;
        readonly queuedAt: string | null;
        readonly claimedUntil: string | null;
      };
      readonly 'GET /api/admin/bulk-jobs/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** @enum {string} */
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        readonly value: string | null;
        readonly isMailed: boolean;
        readonly reason: string;
        readonly filter: {
          readonly [key: string]: unknown;
        };
        /** Format: uuid */
        readonly adminId: string;
        readonly adminName: string;
        readonly undoes: string | null;
        /** @enum {string} */
        readonly state: 'running' | 'done' | 'cancelled' | 'stopped';
        readonly total: number;
        readonly done: number;
        readonly skipped: number;
        readonly undoable: number;
        /** Format: date-time */
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly endedBy: string;
        readonly owner: string | null;
        readonly undoneBy: string | null;
        readonly skips: readonly {
          readonly place: number;
          readonly subjectId: string;
          readonly why: string;
          readonly at: string | null;
        }[];
      };
      readonly 'GET /api/admin/audit': readonly {
        /** Format: uuid */
        readonly id: string;
        /** Format: date-time */
        readonly at: string;
        /** Format: uuid */
        readonly adminId: string;
        readonly adminName: string;
        readonly action: string;
        readonly subject: string;
        readonly subjectId: string;
        readonly reason: string;
        readonly before: {
          readonly [key: string]: unknown;
        } | null;
        readonly after: {
          readonly [key: string]: unknown;
        } | null;
      }[];
      readonly 'GET /api/admin/audit/{id}': {
        /** Format: uuid */
        readonly id: string;
        /** Format: date-time */
        readonly at: string;
        /** Format: uuid */
        readonly adminId: string;
        readonly adminName: string;
        readonly action: string;
        readonly subject: string;
        readonly subjectId: string;
        readonly reason: string;
        readonly before: {
          readonly [key: string]: unknown;
        } | null;
        readonly after: {
          readonly [key: string]: unknown;
        } | null;
      };
      readonly 'GET /api/admin/admins/{id}': {
        /** Format: uuid */
        readonly id: string;
        readonly username: string;
        /** @enum {string} */
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly active: boolean;
        readonly hasTotp: boolean;
        readonly passkeys: number;
        readonly mustChangePassword: boolean;
        /** Format: date-time */
        readonly createdAt: string;
        readonly version: number;
      };
      readonly 'POST /api/admin/ops-session': {
        /** @constant */
        readonly success: true;
      };
      readonly 'GET /api/docs': {
        readonly [key: string]: unknown;
      };
    };
    readonly Bodies: {
      readonly 'POST /api/admin/students/{id}/deactivate': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/reactivate': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/correct-email': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly email?: string;
        readonly seenWaiting?: string | null;
      };
      readonly 'POST /api/admin/login': {
        /** @default  */
        readonly username?: string;
        /** @default  */
        readonly password?: string;
        /** @default  */
        readonly code?: string;
        readonly passkey?: {
          readonly id: string;
          readonly rawId: string;
          /** @constant */
          readonly type: 'public-key';
          readonly response: {
            readonly clientDataJSON: string;
            readonly authenticatorData: string;
            readonly signature: string;
          };
        };
      };
      readonly 'POST /api/admin/account/password': {
        /** @default  */
        readonly currentPassword?: string;
        /** @default  */
        readonly password?: string;
      };
      readonly 'POST /api/admin/account/totp/confirm': {
        /** @default  */
        readonly code?: string;
      };
      readonly 'POST /api/admin/account/totp/remove': {
        /** @default  */
        readonly code?: string;
        /** @default  */
        readonly currentPassword?: string;
      };
      readonly 'POST /api/admin/account/recovery-codes': {
        /** @default  */
        readonly code?: string;
        /** @default  */
        readonly currentPassword?: string;
      };
      readonly 'POST /api/admin/account/prove': {
        /** @default  */
        readonly password?: string;
        /** @default  */
        readonly code?: string;
        readonly passkey?: {
          readonly id: string;
          readonly rawId: string;
          /** @constant */
          readonly type: 'public-key';
          readonly response: {
            readonly clientDataJSON: string;
            readonly authenticatorData: string;
            readonly signature: string;
          };
        };
      };
      readonly 'POST /api/admin/admins': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly username?: string;
        /** @default  */
        readonly password?: string;
        /** @default  */
        readonly role?: string;
      };
      readonly 'POST /api/admin/admins/{id}/change-role': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly role?: string;
        /** @default  */
        readonly seenRole?: string;
      };
      readonly 'POST /api/admin/admins/{id}/deactivate': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reactivate': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-password': {
        /** @default  */
        readonly reason?: string;
        readonly version?: number;
        /** @default  */
        readonly password?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-totp': {
        /** @default  */
        readonly reason?: string;
        readonly version?: number;
      };
      readonly 'POST /api/admin/admin-rules': {
        /** @default  */
        readonly reason?: string;
        readonly required: boolean;
      };
      readonly 'POST /api/admin/account/passkeys/add': {
        /** @default  */
        readonly name?: string;
        readonly passkey: {
          readonly id: string;
          readonly rawId: string;
          /** @constant */
          readonly type: 'public-key';
          readonly response: {
            readonly clientDataJSON: string;
            readonly attestationObject: string;
            readonly transports?: readonly string[];
          };
        };
      };
      readonly 'POST /api/admin/account/passkeys/remove': {
        readonly id: string;
      };
      readonly 'POST /api/admin/students/{id}/erase': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/canned-answers': {
        /** @default  */
        readonly title?: string;
        /** @default  */
        readonly text?: string;
      };
      readonly 'POST /api/admin/canned-answers/{id}': {
        /** @default  */
        readonly title?: string;
        /** @default  */
        readonly text?: string;
        readonly version: number;
      };
      /** @default {} */
      readonly 'POST /api/admin/canned-answers/{id}/remove': {
        readonly version?: number;
      };
      readonly 'POST /api/admin/applications/{id}/move': {
        readonly version: number;
        /** @default  */
        readonly to?: string;
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly answerBy?: string;
        /** @default null */
        readonly letter?: {
          /** @default  */
          readonly program?: string;
          /** @default  */
          readonly firstDay?: string;
          /** @default  */
          readonly lastDay?: string;
          /** @default  */
          readonly hours?: string;
          /** @default  */
          readonly stipend?: string;
        } | null;
        /** @default null */
        readonly mail?: {
          /** @default  */
          readonly subject?: string;
          /** @default  */
          readonly text?: string;
        } | null;
      };
      readonly 'POST /api/admin/applications/{id}/mail-preview': {
        /** @default  */
        readonly subject?: string;
        /** @default  */
        readonly text?: string;
        /** @default  */
        readonly to?: string;
        /** @default  */
        readonly answerBy?: string;
      };
      readonly 'POST /api/admin/applications/{id}/look-after': {
        readonly version: number;
        readonly ownerId?: string | null;
        readonly rating?: number | null;
      };
      readonly 'POST /api/admin/applications/{id}/notes': {
        /** @default  */
        readonly text?: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/propose': {
        readonly minutes: number;
        /** @default  */
        readonly place?: string;
        readonly starts: readonly string[];
      };
      readonly 'POST /api/admin/applications/{id}/interview/move': {
        readonly minutes: number;
        /** @default  */
        readonly place?: string;
        /** Format: uuid */
        readonly interviewId: string;
        /** @default  */
        readonly start?: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/cancel': {
        /** @default  */
        readonly reason?: string;
        /** Format: uuid */
        readonly interviewId: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/withdraw': {
        /** @default  */
        readonly reason?: string;
        /** Format: uuid */
        readonly slotId: string;
      };
      readonly 'POST /api/admin/messages/{id}/answer': {
        /** @default  */
        readonly text?: string;
        readonly seen: number;
      };
      readonly 'POST /api/admin/messages/{id}/assign': {
        readonly isTaken: boolean;
        readonly seen: string | null;
      };
      readonly 'POST /api/admin/messages/{id}/close': {
        /** @default  */
        readonly reason?: string;
        readonly seen?: number;
      };
      readonly 'POST /api/admin/application-moves': {
        readonly rows: readonly {
          /** Format: uuid */
          readonly id: string;
          readonly version: number;
        }[];
        /** @default  */
        readonly to?: string;
        /** @default  */
        readonly reason?: string;
        /** @default null */
        readonly mail?: 'usual' | null;
      };
      readonly 'PUT /api/admin/applications/{id}': {
        readonly status?: string;
        readonly notes?: string;
        /** @default {} */
        readonly seen?: {
          readonly status?: string;
          readonly notes?: string;
        };
      };
      readonly 'POST /api/admin/payment-differences/{id}/decide': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly decision?: string;
        /** @default  */
        readonly seen?: string;
      };
      readonly 'POST /api/admin/payments/{id}/check': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/payments/{id}/refund': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly tryId?: string;
        /**
         * @default normal
         * @enum {string}
         */
        readonly speed?: 'normal' | 'optimum';
      };
      readonly 'POST /api/admin/payments/{id}/propose-refund': {
        /** @default  */
        readonly reason?: string;
        /** @default  */
        readonly tryId?: string;
      };
      readonly 'POST /api/admin/refund-proposals/{id}/approve': {
        /**
         * @default normal
         * @enum {string}
         */
        readonly speed?: 'normal' | 'optimum';
      };
      readonly 'POST /api/admin/refund-proposals/{id}/decline': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/grant-attempts': {
        /** @default  */
        readonly reason?: string;
        readonly attempts: number;
        readonly seenTotal?: number;
      };
      readonly 'POST /api/admin/attempts/{id}/close': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/accommodation': {
        /** @default  */
        readonly reason?: string;
        readonly minutesPerHour: number;
        readonly until?: string | null;
        readonly seenGrant?: string | null;
        readonly seenRequest?: string | null;
      };
      readonly 'POST /api/admin/accommodations/{id}/decline': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/accommodations/{id}/end': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/extend': {
        /** @default  */
        readonly reason?: string;
        readonly minutes: number;
        /** Format: uuid */
        readonly key?: string;
      };
      readonly 'POST /api/admin/open-attempts/extend': {
        /** @default  */
        readonly reason?: string;
        readonly minutes: number;
        /** @default null */
        readonly domain?: string | null;
        /** Format: uuid */
        readonly key: string;
      };
      readonly 'POST /api/admin/open-attempts/announce': {
        /** @default null */
        readonly domain?: string | null;
        /** @default  */
        readonly text?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/void': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/reopen': {
        /** @default  */
        readonly reason?: string;
        readonly minutes: number;
      };
      readonly 'POST /api/admin/late-answers/{id}/accept': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/late-answers/{id}/decline': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/certificates/{id}/revoke': {
        /** @default  */
        readonly reason?: string;
        readonly cause: string;
      };
      readonly 'POST /api/admin/certificates/{id}/reissue': {
        /** @default  */
        readonly reason?: string;
        readonly name: string;
      };
      readonly 'POST /api/admin/emails/{id}/retry': {
        /** @default  */
        readonly reason?: string;
        readonly seenState?: string;
      };
      readonly 'POST /api/admin/emails/{id}/cancel': {
        /** @default  */
        readonly reason?: string;
        readonly seenState?: string;
      };
      readonly 'POST /api/admin/questions': {
        /** @default  */
        readonly domain?: string;
        /** @default  */
        readonly question?: string;
        readonly options: {
          /** @default  */
          readonly a?: string;
          /** @default  */
          readonly b?: string;
          /** @default  */
          readonly c?: string;
          /** @default  */
          readonly d?: string;
        };
        /** @default  */
        readonly correctOption?: string;
        /** @default  */
        readonly category?: string;
        /** @default  */
        readonly difficulty?: string;
        /** @default  */
        readonly explanation?: string;
        /** @default  */
        readonly id?: string;
      };
      readonly 'PUT /api/admin/questions/{id}': {
        /** @default  */
        readonly domain?: string;
        /** @default  */
        readonly question?: string;
        readonly options: {
          /** @default  */
          readonly a?: string;
          /** @default  */
          readonly b?: string;
          /** @default  */
          readonly c?: string;
          /** @default  */
          readonly d?: string;
        };
        /** @default  */
        readonly correctOption?: string;
        /** @default  */
        readonly category?: string;
        /** @default  */
        readonly difficulty?: string;
        /** @default  */
        readonly explanation?: string;
        readonly version: number;
        /** @default  */
        readonly reason?: string;
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/questions/{id}/submit': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/send-back': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/approve': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/retire': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/questions/{id}/restore': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/questions/{id}/rework': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/move': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
        /** @enum {string} */
        readonly move: 'submit' | 'send-back' | 'approve';
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/undo': {
        /** @default  */
        readonly reason?: string;
        /** @default false */
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/question-disputes/decline': {
        /** @default  */
        readonly reason?: string;
        readonly questionId: string;
        readonly version: number;
      };
      readonly 'POST /api/admin/question-disputes/uphold': {
        /** @default  */
        readonly reason?: string;
        readonly questionId: string;
        readonly version: number;
        /** Format: uuid */
        readonly rulingId: string;
      };
      readonly 'POST /api/admin/rulings': {
        readonly questionId: string;
        readonly version: number;
        /** @enum {string} */
        readonly kind: 'key' | 'also' | 'credit-all' | 'neutral';
        /** @default [] */
        readonly accepted?: readonly string[];
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/rulings/{id}/preview': {
        /** @default false */
        readonly mayTakePasses?: boolean;
      };
      readonly 'POST /api/admin/rulings/{id}/apply': {
        readonly previewHash: string;
        /** @default false */
        readonly mayTakePasses?: boolean;
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/rulings/{id}/withdraw': {
        readonly previewHash: string;
        /** @default false */
        readonly mayTakePasses?: boolean;
        /** @default  */
        readonly reason?: string;
      };
      readonly 'PUT /api/admin/settings': {
        readonly feeRupees: unknown;
        readonly timeLimitSeconds: unknown;
        readonly passPercent: unknown;
        readonly totalAttempts: unknown;
        readonly questionsPerTest: unknown;
        readonly countsSignals: unknown;
        readonly offerDays: unknown;
        readonly companyInbox: string;
        readonly version: number;
        /** @default  */
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly effectiveAt?: string | null;
      };
      readonly 'POST /api/admin/settings/take-back': {
        readonly change: number;
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/bulk-jobs/count': {
        /** @enum {string} */
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        /** @default {} */
        readonly filter?: {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/bulk-jobs': {
        /** @enum {string} */
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        /** @default {} */
        readonly filter?: {
          readonly [key: string]: unknown;
        };
        /** @default null */
        readonly value?: string | null;
        /** @default false */
        readonly isMailed?: boolean;
        /** @default  */
        readonly reason?: string;
        readonly confirmed: number;
      };
      readonly 'POST /api/admin/bulk-jobs/{id}/undo': {
        /** @default  */
        readonly reason?: string;
      };
      readonly 'POST /api/admin/exports': {
        readonly resource: string;
        /** @default {} */
        readonly filter?: {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/saved-views': {
        readonly resource: string;
        /** @default  */
        readonly name?: string;
        /** @default  */
        readonly role?: string;
        readonly filter: {
          readonly [key: string]: unknown;
        };
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
