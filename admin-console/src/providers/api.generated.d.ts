/* What the console calls, from the API’s document: `npm run api-types` writes it. */
export interface components {
  schemas: {
    readonly Answers: {
      readonly 'POST /api/admin/students/{id}/deactivate': {
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/reactivate': {
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/send-correction-code': {
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/correct-email': {
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/send-again': {
        readonly success: true;
        readonly to: string;
      };
      readonly 'POST /api/admin/login': {
        readonly success: true;
        readonly token: string;
      };
      readonly 'GET /api/admin/account': {
        readonly success: true;
        readonly username: string;
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly owed: ('password' | 'second-factor') | null;
        readonly hasTotp: boolean;
        readonly passkeys: readonly {
          readonly id: string;
          readonly name: string;
          readonly createdAt: string;
          readonly lastUsedAt: string | null;
        }[];
        readonly secondFactorDueAt: string | null;
        readonly requiresTotp: boolean;
        readonly recoveryCodesLeft: number;
      };
      readonly 'POST /api/admin/account/password': {
        readonly success: true;
        readonly token: string;
      };
      readonly 'POST /api/admin/account/totp': {
        readonly success: true;
        readonly secret: string;
        readonly uri: string;
      };
      readonly 'POST /api/admin/account/totp/confirm': {
        readonly success: true;
        readonly recoveryCodes: readonly string[];
      };
      readonly 'POST /api/admin/account/totp/remove': {
        readonly success: true;
      };
      readonly 'POST /api/admin/account/recovery-codes': {
        readonly success: true;
        readonly recoveryCodes: readonly string[];
      };
      readonly 'POST /api/admin/account/sign-out': {
        readonly success: true;
      };
      readonly 'POST /api/admin/account/prove': {
        readonly success: true;
      };
      readonly 'GET /api/admin/account/sessions': {
        readonly success: true;
        readonly sessions: readonly {
          readonly id: string;
          readonly device: string;
          readonly network: string;
          readonly beganAt: string;
          readonly lastUsedAt: string;
          readonly isThis: boolean;
        }[];
      };
      readonly 'POST /api/admin/account/sessions/{id}/end': {
        readonly success: true;
      };
      readonly 'POST /api/admin/account/sessions/end-others': {
        readonly success: true;
        readonly token: string;
      };
      readonly 'POST /api/admin/admins': {
        readonly success: true;
        readonly id: string;
        readonly password: string;
      };
      readonly 'GET /api/admin/admins': readonly {
        readonly id: string;
        readonly username: string;
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly active: boolean;
        readonly hasTotp: boolean;
        readonly passkeys: number;
        readonly mustChangePassword: boolean;
        readonly createdAt: string;
        readonly version: number;
      }[];
      readonly 'POST /api/admin/admins/{id}/change-role': {
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/deactivate': {
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/reactivate': {
        readonly success: true;
      };
      readonly 'POST /api/admin/admins/{id}/reset-password': {
        readonly success: true;
        readonly password: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-totp': {
        readonly success: true;
      };
      readonly 'GET /api/admin/admin-rules': {
        readonly success: true;
        readonly requireTotp: boolean;
      };
      readonly 'POST /api/admin/admin-rules': {
        readonly success: true;
      };
      readonly 'GET /api/admin/me': {
        readonly success: true;
        readonly id: string;
        readonly username: string;
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly owed: ('password' | 'second-factor') | null;
        readonly secondFactorDueAt: string | null;
      };
      readonly 'POST /api/admin/account/passkeys/begin': {
        readonly success: true;
        readonly options: {
          readonly challenge: string;
        } & {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/account/passkeys/add': {
        readonly success: true;
      };
      readonly 'POST /api/admin/account/passkeys/remove': {
        readonly success: true;
      };
      readonly 'POST /api/admin/account/passkeys/challenge': {
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
        readonly success: true;
      };
      readonly 'GET /api/admin/canned-answers': {
        readonly success: true;
        readonly answers: readonly {
          readonly id: string;
          readonly title: string;
          readonly text: string;
          readonly version: number;
        }[];
      };
      readonly 'POST /api/admin/canned-answers': {
        readonly success: true;
        readonly id: string;
      };
      readonly 'POST /api/admin/canned-answers/{id}': {
        readonly success: true;
      };
      readonly 'POST /api/admin/canned-answers/{id}/remove': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/move': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/mail-preview': {
        readonly success: true;
        readonly subject: string;
        readonly text: string;
      };
      readonly 'POST /api/admin/applications/{id}/look-after': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/notes': {
        readonly success: true;
      };
      readonly 'GET /api/internships': readonly {
        readonly _id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly domain: string;
        readonly message: string;
        readonly createdAt: string;
      }[];
      readonly 'POST /api/admin/applications/{id}/interview/propose': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/move': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/cancel': {
        readonly success: true;
      };
      readonly 'POST /api/admin/applications/{id}/interview/withdraw': {
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/answer': {
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/assign': {
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/close': {
        readonly success: true;
      };
      readonly 'POST /api/admin/messages/{id}/grievance': {
        readonly success: true;
      };
      readonly 'GET /api/admin/application-reviewers': {
        readonly success: true;
        readonly reviewers: readonly {
          readonly id: string;
          readonly username: string;
        }[];
      };
      readonly 'GET /api/admin/application-offer': {
        readonly success: true;
        readonly answerBy: string;
      };
      readonly 'GET /api/admin/application-board': {
        readonly success: true;
        readonly stages: readonly {
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
            readonly id: string;
            readonly name: string;
            readonly domain: string;
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
      readonly 'PUT /api/admin/applications/{id}': {
        readonly id: string;
        readonly status?: string;
        readonly notes?: string;
      };
      readonly 'GET /api/admin/applications/{id}': {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
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
        readonly createdAt: string;
        readonly owner: string | null;
        readonly ownerId: string | null;
        readonly rating: number | null;
        readonly version: number;
        readonly answerBy: string | null;
        readonly moves: readonly {
          readonly id: string;
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
          readonly at: string;
        }[];
        readonly thread: readonly {
          readonly id: string;
          readonly text: string;
          readonly adminName: string;
          readonly at: string;
        }[];
        readonly interviews: readonly {
          readonly id: string;
          readonly startsAt: string;
          readonly endsAt: string;
          readonly place: string;
          readonly reviewer: string;
          readonly sequence: number;
          readonly bookedAt: string;
          readonly bookedBy: string;
          readonly endedAt: string | null;
          readonly endedBy: string;
          readonly ending: ('moved' | 'cancelled') | null;
        }[];
        readonly slots: readonly {
          readonly id: string;
          readonly startsAt: string;
          readonly endsAt: string;
          readonly place: string;
          readonly reviewer: string;
          readonly withdrawnAt: string | null;
          readonly isTaken: boolean;
          readonly isOwn: boolean;
        }[];
        readonly letters: readonly {
          readonly id: string;
          readonly code: string;
          readonly kind: 'offer' | 'completion';
          readonly state: 'valid' | 'withdrawn' | 'removed';
          readonly issuedAt: string;
          readonly stateAt: string;
        }[];
        readonly results: readonly {
          readonly id: string;
          readonly domain: string;
          readonly percentage: number;
          readonly passed: boolean;
          readonly completedOn: string;
        }[];
      };
      readonly 'GET /api/payments': {
        readonly success: true;
        readonly payments: readonly {
          readonly _id: string;
          readonly orderId: string | null;
          readonly paymentId: string | null;
          readonly customerName: string;
          readonly customerEmail: string;
          readonly amount: number;
          readonly status: string;
          readonly createdAt: string;
        }[];
      };
      readonly 'POST /api/admin/settlements/{id}/decide': {
        readonly success: true;
      };
      readonly 'POST /api/admin/payments/{id}/check': {
        readonly success: true;
        readonly state: string;
      };
      readonly 'POST /api/admin/payments/{id}/refund': {
        readonly success: true;
        readonly refundId: string;
      };
      readonly 'POST /api/admin/students/{id}/grant-attempts': {
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/close': {
        readonly success: true;
      };
      readonly 'POST /api/admin/students/{id}/accommodation': {
        readonly success: true;
      };
      readonly 'POST /api/admin/accommodations/{id}/end': {
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/extend': {
        readonly success: true;
      };
      readonly 'POST /api/admin/open-attempts/extend': {
        readonly success: true;
        readonly open: number;
        readonly extended: number;
      };
      readonly 'POST /api/admin/open-attempts/announce': {
        readonly success: true;
        readonly open: number;
      };
      readonly 'POST /api/admin/attempts/{id}/void': {
        readonly success: true;
      };
      readonly 'POST /api/admin/attempts/{id}/reopen': {
        readonly success: true;
      };
      readonly 'GET /api/admin/open-attempts': {
        readonly success: true;
        readonly now: string;
        readonly domains: readonly {
          readonly domain: string;
          readonly open: number;
          readonly quiet: number;
          readonly extendedAt: string | null;
        }[];
        readonly attempts: readonly {
          readonly id: string;
          readonly studentId: string;
          readonly studentName: string;
          readonly email: string;
          readonly domain: string;
          readonly startedAt: string;
          readonly deadline: string;
          readonly addedSeconds: number;
          readonly answered: number;
          readonly questions: number;
          readonly lastSeenAt: string | null;
        }[];
      };
      readonly 'GET /api/test-results': {
        readonly success: true;
        readonly results: readonly {
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
          readonly completedOn: string;
          readonly attemptsUsed: number;
          readonly totalAttempts: number;
          readonly isVoid: boolean;
          readonly testDate: string;
        }[];
      };
      readonly 'GET /api/test-results/{resultId}/tries': {
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
          readonly standing: 'above' | 'unsure' | 'below';
          readonly categories: readonly {
            readonly category: string;
            readonly correct: number;
            readonly total: number;
          }[];
        } | null;
      };
      readonly 'GET /api/test-results/{resultId}': {
        readonly success: true;
        readonly record: {
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
          readonly completedOn: string;
          readonly attemptsUsed: number;
          readonly totalAttempts: number;
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
      readonly 'POST /api/admin/late-answers/{id}/accept': {
        readonly success: true;
      };
      readonly 'POST /api/admin/late-answers/{id}/decline': {
        readonly success: true;
      };
      readonly 'POST /api/admin/certificates/{id}/revoke': {
        readonly success: true;
      };
      readonly 'POST /api/admin/certificates/{id}/reissue': {
        readonly success: true;
      };
      readonly 'POST /api/admin/emails/{id}/retry': {
        readonly success: true;
        readonly to: string | null;
      };
      readonly 'POST /api/admin/emails/{id}/cancel': {
        readonly success: true;
      };
      readonly 'GET /api/admin/emails/{id}/preview': {
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'GET /api/admin/questions': readonly {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly category: string;
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly live: boolean;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'GET /api/admin/questions/{id}': {
        readonly id: string;
        readonly version: number;
        readonly domain: string;
        readonly question: string;
        readonly category: string;
        readonly difficulty: 'easy' | 'medium' | 'hard';
        readonly live: boolean;
        readonly state: 'draft' | 'in-review' | 'live' | 'retired';
        readonly options: {
          readonly a: string;
          readonly b: string;
          readonly c: string;
          readonly d: string;
        };
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
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly category: string;
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
          readonly waiting?: 'draft' | 'in-review';
          readonly editors?: readonly string[];
          readonly madeAt: string;
          readonly isLatest: boolean;
        }[];
      };
      readonly 'GET /api/admin/questions/{id}/health': {
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
          readonly difficulty: 'easy' | 'medium' | 'hard';
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly correctOption: 'a' | 'b' | 'c' | 'd';
        readonly category: string;
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
        readonly waiting?: 'draft' | 'in-review';
        readonly editors?: readonly string[];
      };
      readonly 'POST /api/admin/question-bank/import': {
        readonly success: true;
        readonly rows: readonly {
          readonly row: number;
          readonly id: string;
          readonly question: string;
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
        readonly previewHash: string;
      };
      readonly 'GET /api/admin/question-bank/stock': {
        readonly success: true;
        readonly least: number;
        readonly domains: readonly {
          readonly domain: string;
          readonly live: number;
          readonly offered: boolean;
          readonly counts: readonly {
            readonly category: string;
            readonly difficulty: 'easy' | 'medium' | 'hard';
            readonly live: number;
          }[];
          readonly unseen: readonly number[];
        }[];
      };
      readonly 'GET /api/admin/question-bank/health': {
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
          readonly difficulty: 'easy' | 'medium' | 'hard';
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly live: boolean;
          readonly isLatest: boolean;
        }[];
      };
      readonly 'GET /api/admin/question-bank/imports': {
        readonly success: true;
        readonly imports: readonly {
          readonly id: string;
          readonly name: string;
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
        readonly success: true;
        readonly moved: number;
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/undo': {
        readonly success: true;
      };
      readonly 'GET /api/admin/question-disputes': {
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
          readonly waitsSince: string;
          readonly isPressing: boolean;
        }[];
      };
      readonly 'GET /api/admin/question-disputes/version': {
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
          readonly correctOption: 'a' | 'b' | 'c' | 'd';
          readonly explanation: string;
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
        };
        readonly figures: {
          readonly shown: number;
          readonly correct: number | null;
          readonly discrimination: number | null;
        };
        readonly disputes: readonly {
          readonly id: string;
          readonly resultId: string;
          readonly place: number;
          readonly kind: 'wrong-key' | 'two-right' | 'unclear' | 'misprint' | 'outdated';
          readonly text: string;
          readonly state: 'open' | 'upheld' | 'declined';
          readonly answer: string;
          readonly rulingId: string | null;
          readonly openedAt: string;
          readonly decidedAt: string | null;
        }[];
      };
      readonly 'POST /api/admin/question-disputes/decline': {
        readonly success: true;
      };
      readonly 'POST /api/admin/question-disputes/uphold': {
        readonly success: true;
      };
      readonly 'GET /api/admin/rulings': {
        readonly success: true;
        readonly rulings: readonly {
          readonly id: string;
          readonly questionId: string;
          readonly version: number;
          readonly kind: 'key' | 'also' | 'credit-all' | 'neutral';
          readonly accepted: readonly string[];
          readonly reason: string;
          readonly madeAt: string;
          readonly adminId: string;
          readonly applied: {
            readonly at: string;
            readonly adminId: string;
            readonly mayTakePasses: boolean;
          } | null;
          readonly withdrawn: {
            readonly at: string;
            readonly adminId: string;
            readonly mayTakePasses: boolean;
          } | null;
          readonly state: 'draft' | 'applied' | 'withdrawn';
          readonly regraded: number;
          readonly isDone: boolean;
        }[];
      };
      readonly 'POST /api/admin/rulings': {
        readonly success: true;
        readonly rulingId: string;
      };
      readonly 'POST /api/admin/rulings/{id}/preview': {
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
        readonly success: true;
      };
      readonly 'POST /api/admin/rulings/{id}/withdraw': {
        readonly success: true;
      };
      readonly 'GET /api/admin/settings': {
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
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
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          readonly effectiveAt: string;
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'PUT /api/admin/settings': {
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
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
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          readonly effectiveAt: string;
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'POST /api/admin/settings/take-back': {
        readonly success: true;
        readonly settings: {
          readonly feeRupees: number;
          readonly timeLimitSeconds: number;
          readonly passPercent: number;
          readonly totalAttempts: number;
          readonly questionsPerTest: number;
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
            readonly offerDays?: number;
          };
          readonly companyInbox: string | null;
          readonly effectiveAt: string;
          readonly madeAt: string;
          readonly madeBy: string;
          readonly reason: string;
          readonly takenBackAt: string | null;
          readonly takenBackBy: string | null;
        }[];
        readonly lastChange: {
          readonly at: string;
          readonly by: string;
          readonly reason: string;
        } | null;
      };
      readonly 'GET /api/admin/settings/preview': {
        readonly success: true;
        readonly texts: readonly {
          readonly path: string;
          readonly before: string;
          readonly after: string;
        }[];
      };
      readonly 'GET /api/admin/dashboard': {
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
          readonly refundsDue?: number;
          readonly refundRequests?: number;
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
          readonly messagesLate?: number;
          readonly lateAnswers: number;
          readonly grievances: number;
          readonly grievanceDueSeconds: number;
        };
      };
      readonly 'GET /api/admin/students/{id}/record': {
        readonly success: true;
        readonly entries: readonly {
          readonly at: string;
          readonly id: string;
          readonly group: 'account' | 'money' | 'tests' | 'mails' | 'staff';
          readonly title: string;
          readonly detail: string;
          readonly resource: string | null;
        }[];
        readonly before: string | null;
      };
      readonly 'POST /api/admin/bulk-jobs/count': {
        readonly success: true;
        readonly count: number;
        readonly isTooMany: boolean;
        readonly firstId: string | null;
      };
      readonly 'POST /api/admin/bulk-jobs': {
        readonly success: true;
        readonly jobId: string;
      };
      readonly 'GET /api/admin/bulk-jobs': readonly {
        readonly id: string;
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
        readonly adminId: string;
        readonly adminName: string;
        readonly undoes: string | null;
        readonly state: 'running' | 'done' | 'cancelled' | 'stopped';
        readonly total: number;
        readonly done: number;
        readonly skipped: number;
        readonly undoable: number;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly endedBy: string;
      }[];
      readonly 'POST /api/admin/bulk-jobs/{id}/cancel': {
        readonly success: true;
      };
      readonly 'POST /api/admin/bulk-jobs/{id}/undo': {
        readonly success: true;
        readonly jobId: string;
      };
      readonly 'POST /api/admin/exports': {
        readonly success: true;
        readonly url: string;
      };
      readonly 'GET /api/admin/saved-views': {
        readonly success: true;
        readonly views: readonly {
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
        readonly success: true;
        readonly id: string;
      };
      readonly 'POST /api/admin/saved-views/{id}/remove': {
        readonly success: true;
      };
      readonly 'GET /api/admin/search': {
        readonly success: true;
        readonly found: readonly {
          readonly resource: string;
          readonly id: string;
          readonly title: string;
          readonly line: string;
        }[];
      };
      readonly 'GET /api/admin/applications': readonly {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly domain: string;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
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
        readonly createdAt: string;
        readonly owner: string | null;
        readonly ownerId: string | null;
        readonly rating: number | null;
        readonly version: number;
      }[];
      readonly 'GET /api/admin/results': readonly {
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly score: number;
        readonly totalQuestions: number;
        readonly percentage: number;
        readonly passed: boolean;
        readonly isVoid: boolean;
        readonly timeTaken: number;
        readonly completedOn: string;
      }[];
      readonly 'GET /api/admin/results/{id}': {
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly score: number;
        readonly totalQuestions: number;
        readonly percentage: number;
        readonly passed: boolean;
        readonly isVoid: boolean;
        readonly timeTaken: number;
        readonly completedOn: string;
        readonly passPercent: number;
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
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly state: 'open' | 'submitted' | 'expired' | 'void';
        readonly startedAt: string;
        readonly deadline: string;
        readonly closedAt: string | null;
      }[];
      readonly 'GET /api/admin/attempts/{id}': {
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly domain: string;
        readonly state: 'open' | 'submitted' | 'expired' | 'void';
        readonly startedAt: string;
        readonly deadline: string;
        readonly closedAt: string | null;
        readonly extraSeconds: number;
        readonly addedSeconds: number;
        readonly interventions: readonly {
          readonly id: string;
          readonly kind: 'extended' | 'voided' | 'reopened';
          readonly seconds: number;
          readonly reason: string;
          readonly at: string;
        }[];
        readonly leftTimes: number | null;
        readonly leftSeconds: number | null;
        readonly gaps: readonly {
          readonly from: string;
          readonly to: string;
        }[];
        readonly lateAnswers: readonly {
          readonly id: string;
          readonly place: number;
          readonly option: 'a' | 'b' | 'c' | 'd';
          readonly secondsSinceReply: number | null;
          readonly arrivedAt: string;
          readonly isAfterReview: boolean;
          readonly state: 'waiting' | 'accepted' | 'declined';
          readonly reason: string;
          readonly decidedAt: string | null;
          readonly counted: string | null;
        }[];
      };
      readonly 'GET /api/admin/certificates': readonly {
        readonly id: string;
        readonly code: string;
        readonly studentId: string | null;
        readonly nameAsPrinted: string;
        readonly domain: string;
        readonly issuedAt: string;
        readonly state: 'valid' | 'revoked' | 'withdrawn';
        readonly isPublic: boolean;
      }[];
      readonly 'GET /api/admin/certificates/{id}': {
        readonly id: string;
        readonly code: string;
        readonly studentId: string | null;
        readonly nameAsPrinted: string;
        readonly domain: string;
        readonly issuedAt: string;
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
        readonly stateAt: string;
      };
      readonly 'GET /api/admin/payments': readonly {
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly receipt: string;
        readonly orderId: string | null;
        readonly paymentId: string | null;
        readonly amount: number;
        readonly currency: string;
        readonly state: 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';
        readonly createdAt: string;
        readonly paidAt: string | null;
        readonly flag: ('refund-due' | 'amount-differs' | 'disputed') | null;
        readonly receiptNumber: string | null;
      }[];
      readonly 'GET /api/admin/payments/{id}': {
        readonly id: string;
        readonly studentId: string;
        readonly studentName: string;
        readonly email: string;
        readonly receipt: string;
        readonly orderId: string | null;
        readonly paymentId: string | null;
        readonly amount: number;
        readonly currency: string;
        readonly state: 'open' | 'failed' | 'authorized' | 'paid' | 'refunded';
        readonly createdAt: string;
        readonly paidAt: string | null;
        readonly flag: ('refund-due' | 'amount-differs' | 'disputed') | null;
        readonly receiptNumber: string | null;
        readonly tries: readonly {
          readonly id: string;
          readonly state: 'failed' | 'authorized' | 'captured';
          readonly amount: number;
          readonly customerFee: number;
          readonly counts: boolean;
          readonly differs: boolean;
          readonly paysOrder: boolean;
          readonly refunds: readonly {
            readonly id: string;
            readonly amount: number;
            readonly state: 'requested' | 'failed' | 'processed';
          }[];
          readonly disputes?: readonly {
            readonly id: string;
            readonly amount: number;
            readonly deducted: number;
            readonly reason: string;
            readonly phase: string;
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
          readonly receivedAt: string;
        }[];
        readonly news: readonly {
          readonly id: string;
          readonly tryId: string;
          readonly source:
            | 'checkout'
            | 'webhook'
            | 'reconciliation'
            | 'admin'
            | 'comparison'
            | 'refund';
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
          readonly at: string;
        }[];
        readonly refunds: readonly {
          readonly id: string;
          readonly tryId: string;
          readonly amount: number;
          readonly state: 'requested' | 'failed' | 'processed';
          readonly createdAt: string;
        }[];
        readonly creditNotes: readonly {
          readonly id: string;
          readonly receiptNumber: string;
          readonly cause: 'refund' | 'dispute';
          readonly amount: number;
          readonly issuedAt: string;
        }[];
        readonly disputes: readonly {
          readonly id: string;
          readonly tryId: string;
          readonly amount: number;
          readonly reason: string;
          readonly phase: string;
          readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
          readonly respondBy: string | null;
          readonly openedAt: string;
        }[];
        readonly differences: readonly {
          readonly id: string;
          readonly kind: string;
          readonly tryId: string;
          readonly amount: number;
          readonly foundAt: string;
        }[];
        readonly terms: readonly {
          readonly id: string;
          readonly shownVersion: number | null;
          readonly termsVersion: number;
          readonly policy: {
            readonly feeRupees: number;
            readonly timeLimitSeconds: number;
            readonly passPercent: number;
            readonly totalAttempts: number;
            readonly questionsPerTest: number;
            readonly offerDays: number;
          };
          readonly agreedAt: string;
        }[];
        readonly actions: readonly {
          readonly id: string;
          readonly action: string;
          readonly adminName: string;
          readonly at: string;
          readonly before: string | null;
          readonly after: string | null;
        }[];
      };
      readonly 'GET /api/admin/refunds': readonly {
        readonly id: string;
        readonly paymentId: string;
        readonly tryId: string;
        readonly providerId: string | null;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly state: 'requested' | 'failed' | 'processed';
        readonly reason: string;
        readonly speed: 'normal' | 'optimum';
        readonly speedProcessed: ('normal' | 'instant') | null;
        readonly creditNote: string | null;
        readonly createdAt: string;
      }[];
      readonly 'GET /api/admin/refunds/{id}': {
        readonly id: string;
        readonly paymentId: string;
        readonly tryId: string;
        readonly providerId: string | null;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly state: 'requested' | 'failed' | 'processed';
        readonly reason: string;
        readonly speed: 'normal' | 'optimum';
        readonly speedProcessed: ('normal' | 'instant') | null;
        readonly creditNote: string | null;
        readonly createdAt: string;
      };
      readonly 'GET /api/admin/credit-notes': readonly {
        readonly id: string;
        readonly receiptNumber: string;
        readonly receiptIssuedAt: string;
        readonly issuedAt: string;
        readonly cause: 'refund' | 'dispute';
        readonly causeId: string;
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
        readonly receiptIssuedAt: string;
        readonly issuedAt: string;
        readonly cause: 'refund' | 'dispute';
        readonly causeId: string;
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
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly reason: string;
        readonly phase: string;
        readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
        readonly respondBy: string | null;
        readonly openedAt: string;
      }[];
      readonly 'GET /api/admin/disputes/{id}': {
        readonly id: string;
        readonly paymentId: string;
        readonly tryId: string;
        readonly studentName: string;
        readonly email: string;
        readonly amount: number;
        readonly reason: string;
        readonly phase: string;
        readonly state: 'open' | 'action-required' | 'under-review' | 'closed' | 'won' | 'lost';
        readonly respondBy: string | null;
        readonly openedAt: string;
      };
      readonly 'GET /api/admin/provider-events': readonly {
        readonly id: string;
        readonly needsALook: boolean;
        readonly name: string;
        readonly orderId: string | null;
        readonly state: string;
        readonly receivedAt: string;
        readonly workedAt: string | null;
      }[];
      readonly 'GET /api/admin/provider-events/{id}': {
        readonly id: string;
        readonly needsALook: boolean;
        readonly name: string;
        readonly orderId: string | null;
        readonly state: string;
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
      readonly 'GET /api/admin/settlements': readonly {
        readonly id: string;
        readonly kind: string;
        readonly state:
          | 'created'
          | 'processed'
          | 'failed'
          | 'open'
          | 'explained'
          | 'corrected'
          | 'written-off';
        readonly amount: number;
        readonly reference: string;
        readonly orderId: string;
        readonly tryId: string;
        readonly fee: number;
        readonly tax: number;
        readonly missing: number;
        readonly at: string;
      }[];
      readonly 'GET /api/admin/settlements/{id}': {
        readonly id: string;
        readonly kind: string;
        readonly state:
          | 'created'
          | 'processed'
          | 'failed'
          | 'open'
          | 'explained'
          | 'corrected'
          | 'written-off';
        readonly amount: number;
        readonly reference: string;
        readonly orderId: string;
        readonly tryId: string;
        readonly fee: number;
        readonly tax: number;
        readonly missing: number;
        readonly at: string;
        readonly credit: number;
        readonly debit: number;
        readonly entries: number;
        readonly note: string;
        readonly decidedBy: string;
        readonly decidedAt: string | null;
        readonly paymentId: string | null;
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
        readonly createdAt: string;
        readonly erasedAt: string | null;
      }[];
      readonly 'GET /api/admin/students/{id}': {
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
        readonly createdAt: string;
        readonly erasedAt: string | null;
        readonly education: string;
        readonly experience: string;
        readonly skills: string;
        readonly message: string;
        readonly nominee: string;
        readonly avatarUrl: string | null;
        readonly attempts: readonly {
          readonly id: string;
          readonly domain: string;
          readonly state: 'open' | 'submitted' | 'expired' | 'void';
          readonly started_at: string;
          readonly deadline: string;
          readonly closed_at: string | null;
        }[];
        readonly accommodations: readonly {
          readonly id: string;
          readonly minutes_per_hour: number;
          readonly until: string | null;
          readonly created_at: string;
          readonly ended_at: string | null;
        }[];
        readonly payments: readonly {
          readonly id: string;
          readonly receipt: string;
          readonly order_id: string | null;
          readonly payment_id: string | null;
          readonly amount: number;
          readonly state: string;
          readonly created_at: string;
          readonly paid_at: string | null;
        }[];
        readonly results: readonly {
          readonly id: string;
          readonly domain: string;
          readonly score: number;
          readonly total_questions: number;
          readonly percentage: number;
          readonly passed: boolean;
          readonly is_void: boolean;
          readonly completed_on: string;
        }[];
      };
      readonly 'GET /api/admin/messages': readonly {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        readonly createdAt: string;
        readonly state: 'waiting' | 'answered' | 'closed';
        readonly kind: 'message' | 'grievance';
        readonly dueAt: string | null;
        readonly owner: string | null;
      }[];
      readonly 'GET /api/admin/messages/{id}': {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        readonly createdAt: string;
        readonly state: 'waiting' | 'answered' | 'closed';
        readonly kind: 'message' | 'grievance';
        readonly dueAt: string | null;
        readonly owner: string | null;
        readonly answers: readonly {
          readonly id: string;
          readonly text: string;
          readonly adminName: string;
          readonly at: string;
        }[];
        readonly others: readonly {
          readonly id: string;
          readonly subject: string;
          readonly state: 'waiting' | 'answered' | 'closed';
          readonly createdAt: string;
        }[];
        readonly students: readonly {
          readonly id: string;
          readonly name: string;
          readonly isVerified: boolean;
        }[];
      };
      readonly 'GET /api/admin/emails': readonly {
        readonly id: string;
        readonly kind: string;
        readonly to: string;
        readonly state: 'pending' | 'sent' | 'failed' | 'dropped';
        readonly tries: number;
        readonly lastError: string | null;
        readonly createdAt: string;
        readonly sentAt: string | null;
      }[];
      readonly 'GET /api/admin/emails/{id}': {
        readonly id: string;
        readonly kind: string;
        readonly to: string;
        readonly state: 'pending' | 'sent' | 'failed' | 'dropped';
        readonly tries: number;
        readonly lastError: string | null;
        readonly createdAt: string;
        readonly sentAt: string | null;
        readonly expiresAt: string | null;
        readonly queuedAt: string | null;
        readonly claimedUntil: string | null;
      };
      readonly 'GET /api/admin/bulk-jobs/{id}': {
        readonly id: string;
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
        readonly adminId: string;
        readonly adminName: string;
        readonly undoes: string | null;
        readonly state: 'running' | 'done' | 'cancelled' | 'stopped';
        readonly total: number;
        readonly done: number;
        readonly skipped: number;
        readonly undoable: number;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly endedBy: string;
        readonly mail: {
          readonly subject: string;
          readonly text: string;
        } | null;
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
        readonly id: string;
        readonly at: string;
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
        readonly id: string;
        readonly at: string;
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
        readonly id: string;
        readonly username: string;
        readonly role: 'owner' | 'support' | 'content' | 'finance';
        readonly active: boolean;
        readonly hasTotp: boolean;
        readonly passkeys: number;
        readonly mustChangePassword: boolean;
        readonly createdAt: string;
        readonly version: number;
      };
      readonly 'POST /api/admin/ops-session': {
        readonly success: true;
      };
      readonly 'GET /api/docs': {
        readonly [key: string]: unknown;
      };
    };
    readonly Bodies: {
      readonly 'POST /api/admin/students/{id}/deactivate': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/reactivate': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/send-correction-code': {
        readonly email?: string;
      };
      readonly 'POST /api/admin/students/{id}/correct-email': {
        readonly reason?: string;
        readonly email?: string;
        readonly code?: string;
      };
      readonly 'POST /api/admin/login': {
        readonly username?: string;
        readonly password?: string;
        readonly code?: string;
        readonly passkey?: {
          readonly id: string;
          readonly rawId: string;
          readonly type: 'public-key';
          readonly response: {
            readonly clientDataJSON: string;
            readonly authenticatorData: string;
            readonly signature: string;
          };
        };
      };
      readonly 'POST /api/admin/account/password': {
        readonly currentPassword?: string;
        readonly password?: string;
      };
      readonly 'POST /api/admin/account/totp/confirm': {
        readonly code?: string;
      };
      readonly 'POST /api/admin/account/totp/remove': {
        readonly code?: string;
        readonly currentPassword?: string;
      };
      readonly 'POST /api/admin/account/recovery-codes': {
        readonly code?: string;
        readonly currentPassword?: string;
      };
      readonly 'POST /api/admin/account/prove': {
        readonly password?: string;
        readonly code?: string;
        readonly passkey?: {
          readonly id: string;
          readonly rawId: string;
          readonly type: 'public-key';
          readonly response: {
            readonly clientDataJSON: string;
            readonly authenticatorData: string;
            readonly signature: string;
          };
        };
      };
      readonly 'POST /api/admin/admins': {
        readonly reason?: string;
        readonly username?: string;
        readonly password?: string;
        readonly role?: string;
      };
      readonly 'POST /api/admin/admins/{id}/change-role': {
        readonly reason?: string;
        readonly role?: string;
        readonly seenRole?: string;
      };
      readonly 'POST /api/admin/admins/{id}/deactivate': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reactivate': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-password': {
        readonly reason?: string;
        readonly version?: number;
        readonly password?: string;
      };
      readonly 'POST /api/admin/admins/{id}/reset-totp': {
        readonly reason?: string;
        readonly version?: number;
      };
      readonly 'POST /api/admin/admin-rules': {
        readonly reason?: string;
        readonly required: boolean;
      };
      readonly 'POST /api/admin/account/passkeys/add': {
        readonly name?: string;
        readonly passkey: {
          readonly id: string;
          readonly rawId: string;
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
        readonly reason?: string;
      };
      readonly 'POST /api/admin/canned-answers': {
        readonly title?: string;
        readonly text?: string;
      };
      readonly 'POST /api/admin/canned-answers/{id}': {
        readonly title?: string;
        readonly text?: string;
        readonly version: number;
      };
      readonly 'POST /api/admin/canned-answers/{id}/remove': {
        readonly version?: number;
      };
      readonly 'POST /api/admin/applications/{id}/move': {
        readonly version: number;
        readonly to?: string;
        readonly reason?: string;
        readonly answerBy?: string;
        readonly letter?: {
          readonly program?: string;
          readonly firstDay?: string;
          readonly lastDay?: string;
          readonly hours?: string;
          readonly stipend?: string;
        } | null;
        readonly mail?: {
          readonly subject?: string;
          readonly text?: string;
        } | null;
      };
      readonly 'POST /api/admin/applications/{id}/mail-preview': {
        readonly subject?: string;
        readonly text?: string;
        readonly to?: string;
        readonly answerBy?: string;
      };
      readonly 'POST /api/admin/applications/{id}/look-after': {
        readonly version: number;
        readonly ownerId?: string | null;
        readonly rating?: number | null;
      };
      readonly 'POST /api/admin/applications/{id}/notes': {
        readonly text?: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/propose': {
        readonly minutes: number;
        readonly place?: string;
        readonly starts: readonly string[];
      };
      readonly 'POST /api/admin/applications/{id}/interview/move': {
        readonly minutes: number;
        readonly place?: string;
        readonly interviewId: string;
        readonly start?: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/cancel': {
        readonly reason?: string;
        readonly interviewId: string;
      };
      readonly 'POST /api/admin/applications/{id}/interview/withdraw': {
        readonly reason?: string;
        readonly slotId: string;
      };
      readonly 'POST /api/admin/messages/{id}/answer': {
        readonly text?: string;
        readonly seen: number;
      };
      readonly 'POST /api/admin/messages/{id}/assign': {
        readonly to: 'self' | 'finance' | 'nobody';
        readonly seen: string | null;
      };
      readonly 'POST /api/admin/messages/{id}/close': {
        readonly reason?: string;
        readonly seen?: number;
      };
      readonly 'PUT /api/admin/applications/{id}': {
        readonly status?: string;
        readonly notes?: string;
        readonly seen?: {
          readonly status?: string;
          readonly notes?: string;
        };
      };
      readonly 'POST /api/admin/settlements/{id}/decide': {
        readonly reason?: string;
        readonly decision?: string;
        readonly seen?: string;
      };
      readonly 'POST /api/admin/payments/{id}/check': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/payments/{id}/refund': {
        readonly reason?: string;
        readonly tryId?: string;
        readonly speed?: 'normal' | 'optimum';
      };
      readonly 'POST /api/admin/students/{id}/grant-attempts': {
        readonly reason?: string;
        readonly attempts: number;
        readonly seenTotal?: number;
      };
      readonly 'POST /api/admin/attempts/{id}/close': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/students/{id}/accommodation': {
        readonly reason?: string;
        readonly minutesPerHour: number;
        readonly until?: string | null;
        readonly seenGrant?: string | null;
      };
      readonly 'POST /api/admin/accommodations/{id}/end': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/extend': {
        readonly reason?: string;
        readonly minutes: number;
        readonly key?: string;
        readonly seenAdded?: number;
      };
      readonly 'POST /api/admin/open-attempts/extend': {
        readonly reason?: string;
        readonly minutes: number;
        readonly domain?: string | null;
        readonly key: string;
        readonly seenExtended?: string | null;
      };
      readonly 'POST /api/admin/open-attempts/announce': {
        readonly domain?: string | null;
        readonly text?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/void': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/attempts/{id}/reopen': {
        readonly reason?: string;
        readonly minutes: number;
      };
      readonly 'POST /api/admin/late-answers/{id}/accept': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/late-answers/{id}/decline': {
        readonly reason?: string;
      };
      readonly 'POST /api/admin/certificates/{id}/revoke': {
        readonly reason?: string;
        readonly cause: string;
      };
      readonly 'POST /api/admin/certificates/{id}/reissue': {
        readonly reason?: string;
        readonly name: string;
        readonly seenState?: string;
        readonly seenName?: string;
      };
      readonly 'POST /api/admin/emails/{id}/retry': {
        readonly reason?: string;
        readonly seenState?: string;
      };
      readonly 'POST /api/admin/emails/{id}/cancel': {
        readonly reason?: string;
        readonly seenState?: string;
      };
      readonly 'POST /api/admin/questions': {
        readonly domain?: string;
        readonly question?: string;
        readonly options: {
          readonly a?: string;
          readonly b?: string;
          readonly c?: string;
          readonly d?: string;
        };
        readonly correctOption?: string;
        readonly category?: string;
        readonly difficulty?: string;
        readonly explanation?: string;
        readonly id?: string;
      };
      readonly 'PUT /api/admin/questions/{id}': {
        readonly domain?: string;
        readonly question?: string;
        readonly options: {
          readonly a?: string;
          readonly b?: string;
          readonly c?: string;
          readonly d?: string;
        };
        readonly correctOption?: string;
        readonly category?: string;
        readonly difficulty?: string;
        readonly explanation?: string;
        readonly version: number;
        readonly reason?: string;
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/questions/{id}/submit': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/send-back': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/approve': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/retire': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/restore': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/questions/{id}/rework': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly version: number;
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/move': {
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly move: 'submit' | 'send-back' | 'approve';
      };
      readonly 'POST /api/admin/question-bank/imports/{id}/undo': {
        readonly reason?: string;
        readonly confirmed?: boolean;
      };
      readonly 'POST /api/admin/question-disputes/decline': {
        readonly reason?: string;
        readonly questionId: string;
        readonly version: number;
      };
      readonly 'POST /api/admin/question-disputes/uphold': {
        readonly reason?: string;
        readonly questionId: string;
        readonly version: number;
        readonly rulingId: string;
      };
      readonly 'POST /api/admin/rulings': {
        readonly questionId: string;
        readonly version: number;
        readonly kind: 'key' | 'also' | 'credit-all' | 'neutral';
        readonly accepted?: readonly string[];
        readonly reason?: string;
      };
      readonly 'POST /api/admin/rulings/{id}/preview': {
        readonly mayTakePasses?: boolean;
      };
      readonly 'POST /api/admin/rulings/{id}/apply': {
        readonly previewHash: string;
        readonly mayTakePasses?: boolean;
        readonly reason?: string;
      };
      readonly 'POST /api/admin/rulings/{id}/withdraw': {
        readonly previewHash: string;
        readonly mayTakePasses?: boolean;
        readonly reason?: string;
      };
      readonly 'PUT /api/admin/settings': {
        readonly feeRupees: unknown;
        readonly timeLimitSeconds: unknown;
        readonly passPercent: unknown;
        readonly totalAttempts: unknown;
        readonly questionsPerTest: unknown;
        readonly offerDays: unknown;
        readonly companyInbox: string;
        readonly version: number;
        readonly reason?: string;
        readonly confirmed?: boolean;
        readonly effectiveAt?: string | null;
      };
      readonly 'POST /api/admin/settings/take-back': {
        readonly change: number;
        readonly reason?: string;
      };
      readonly 'POST /api/admin/bulk-jobs/count': {
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        readonly filter?: {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/bulk-jobs': {
        readonly kind:
          | 'move-applications'
          | 'assign-applications'
          | 'close-messages'
          | 'retry-emails'
          | 'cancel-emails'
          | 'move-questions';
        readonly filter?: {
          readonly [key: string]: unknown;
        };
        readonly value?: string | null;
        readonly mail?: {
          readonly subject?: string;
          readonly text?: string;
        } | null;
        readonly isMailed?: boolean;
        readonly reason?: string;
        readonly seen?: {
          readonly [key: string]: number;
        };
        readonly confirmed: number;
        readonly mayClose?: boolean;
      };
      readonly 'POST /api/admin/bulk-jobs/{id}/undo': {
        readonly reason?: string;
        readonly mayClose?: boolean;
      };
      readonly 'POST /api/admin/exports': {
        readonly resource: string;
        readonly filter?: {
          readonly [key: string]: unknown;
        };
      };
      readonly 'POST /api/admin/saved-views': {
        readonly resource: string;
        readonly name?: string;
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
