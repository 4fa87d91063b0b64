// Vesper Hallam, español. Tres historias y el mostrador.
// La astronomía quiere ser verdadera; la gente y los pueblos son inventados.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR dedo = 0
VAR doble = 0
VAR frase = ""
VAR dato = ""
VAR duda = ""
VAR reserva = 0
VAR falta = ""
VAR teoria = ""
VAR compa = ""
VAR avisada = 0
VAR hueco = ""
VAR sonido = ""
VAR resto = ""
VAR viajero = ""
VAR testigo = 0

=== boton ===
# title: Una estrella fugaz por encargo
# chip: El botón, la estrella y el «no sé»
# keys: botón, estrella fugaz, boda, pedida, anillo, novios, casarse, no sé, tos, gracioso
# lore: proposal-dome
-> dedos
= dedos
# back: Hay un botón de estrellas fugaces y dos toses por señal. ¿Quién pone el dedo?
Sábado de febrero, último pase, doscientas personas con abrigo. Bajo mi mesa hay un botón que lanza una estrella fugaz falsa, por encargo. El cliente está en la fila D y la señal la eligió él: dos toses. En febrero. Te hago sitio a mi lado. ¿Quién pone el dedo?
+ [Yo, faltaría más # yes # like: yo, lo pongo yo, yo aprieto, déjame a mí, claro que yo, mi dedo, quiero apretar, me toca, me ofrezco, siempre quise un botón así, trae que lo pulso, voluntaria, soy de gatillo rápido, acerca el botón, le doy yo, cuenta conmigo]
    ~ dedo = 1
    Eso es vocación. Te aviso: no hace clic, hace cataclac, y no tiene marcha atrás. Apago la luz.
    -> toses
+ [Tú, que es tu botón # no # like: tú, ponlo tú, mejor tú, es tu botón, aprieta tú, no me atrevo, yo no, qué responsabilidad, hazlo tú que sabes, eres la profesional, me da pánico fallar, yo mejor miro, encárgate tú, me temblaría la mano, prefiero no tocar nada]
    Como quieras, lo tapo con la palma. No hace clic, hace cataclac, y no tiene marcha atrás. Apago la luz.
    -> toses
+ [Que cambie de señal # like: otra señal, que cambie, mala señal, en febrero todos tosen, una palmada, que silbe, que levante la mano, por qué toses, eso va a salir mal, habrá cien falsas alarmas, con catarros es mala idea, mejor un pañuelo, que estornude, busca algo menos común, una contraseña]
    Se lo dije en el vestíbulo. Contestó que lo había ensayado cuarenta veces con tos y que ya no sabía pedirlo sin toser. Apago la luz.
    -> toses
+ [any # any]
    Lo apunto en el cuaderno de la mesa, que hace falta linterna roja para leerlo. De momento apago, y que sea lo que Lionel quiera.
    -> toses
= toses
# back: En la oscuridad tose media sala. ¿Lanzamos la estrella o esperamos?
Negro total. Segundo doce: dos toses, clarísimas, en la fila B. Segundo veinte: otras dos, en la H. A los treinta tose una señora como si tuviera tres pretendientes. El mío, Lionel, sigue mudo en la D, o eso creo. ¿Lanzamos?
+ [¡Lanza! # yes # like: lanza, lánzala, dispara, aprieta, ya, ahora, cataclac, sin miedo, venga esa estrella, alguna será la suya, arriésgate, qué más da quién tosa, suéltala, al que le toque le tocó, fuego]
    ~ doble = 1
    Cataclac. Preciosa, y para la señora de la H, que dijo «sí, quiero» por si acaso. Recargar lleva once segundos. En el setenta tosió por fin la D, y salió otra.
    -> nose
+ [Espera un poco # no # like: espera, esperar, todavía no, paciencia, aguanta, aún no, calma, espera a la fila D, yo aguantaría, ninguna viene de la d, no te precipites, deja que tosa el bueno, quieta, sería la persona equivocada, mejor asegurarse]
    Pulso de astrónoma. En el segundo setenta llegaron, de la D, dos toses impecables, con ensayo detrás. Cataclac.
    -> nose
+ [Pregunta en voz alta # like: pregunta, pregúntalo, di su nombre, lionel eres tú, habla, quién ha tosido, pide que tosa otra vez, micrófono, que se identifique, que levante la mano lionel, di por el altavoz quién es, llámalo, averigua cuál es, acércate a la fila d]
    Dije al micrófono: «Si alguien tosía con intención, que insista.» Tosieron diecinueve. Pero dos venían de la D, ensayadas, y ahí fue. Cataclac.
    -> nose
+ [any # any]
    No me dio tiempo a contestarte: segundo setenta, fila D, dos toses con cuarenta ensayos detrás. Cataclac.
    -> nose
= nose
# back: Le han pedido matrimonio a oscuras y ella ha dicho «no sé». ¿Qué hago con la luz?
La estrella cruzó la cúpula entera, del Cisne a la salida de emergencia. Doscientos «aaah». Y en medio, una voz: «Berta, ¿te casas conmigo?» Bajo una cúpula se oye hasta un botón que se cae. Así que se oyó, bajito y en toda la sala: «No sé.» ¿Qué hago con la luz?
+ [Súbela muy despacio # like: despacio, poco a poco, muy despacio, súbela despacio, suave, amanecer, lenta, con cuidado, que se vaya haciendo de día, gradualmente, con delicadeza para que se recompongan, a media luz, deja que se acostumbren, como un alba]
    Fue lo que hice: el amanecer largo, el de cuatro minutos, que guardo para los finales de curso.
    -> micro
+ [No la enciendas nunca # no # like: no la enciendas, déjala apagada, oscuridad, a oscuras, apagada, que siga oscuro, ni se te ocurra, nunca, yo me moriría de vergüenza, que se escapen sin ser vistos, dales intimidad, tápalos con negro, que nadie les vea la cara, ni una bombilla]
    Doscientas personas pensaban como tú. Pero a oscuras y en silencio empezaban a caerse guantes. Di el amanecer largo, el de cuatro minutos.
    -> micro
+ [Lanza otra estrella # like: otra estrella, más estrellas, lanza otra, una lluvia, meteoritos, fuegos artificiales, distrae, tapa el silencio, dales espectáculo, echa confeti celeste, que miren otra cosa, un cometa rápido, aprieta otra vez el botón, ruido y luces]
    Como los magos cuando se les escapa el conejo. Lo pensé. Luego di el amanecer largo, el de cuatro minutos, con la mano tonta.
    -> micro
+ [any # any]
    En aquel momento yo tenía menos ideas que tú. Fui al amanecer largo, el de cuatro minutos, porque era lo único lento que había en el panel.
    -> micro
= micro
# own
# back: Todo el mundo mira al techo y yo tengo el micrófono. ¿Qué digo?
Fue apareciendo la sala: doscientas personas interesadísimas en el techo. Lionel con una rodilla en el suelo y una cajita. Berta mirando las Pléyades como quien busca la letra pequeña. Y un micrófono abierto delante de mi boca. Díctame una frase, la que sea.
+ [Habla de las Pléyades # like: pléyades, las pléyades, habla de estrellas, algo de astronomía, un dato, cambia de tema, sigue con el programa, las estrellas, tira de temario, explica una constelación, cuéntales de orión, di algo del cielo, haz tu trabajo como si nada, saturno siempre funciona]
    Bien visto: «Las llaman siete y casi nadie ve siete», dije. «Hay que mirar un rato.» Me salió con más segunda intención de la prevista.
    -> abrigo
+ [Nada. Cállate # no # like: nada, calla, cállate, silencio, no digas nada, no hables, apaga el micrófono, ni una palabra, yo no abriría la boca, mejor mudos, deja que hablen ellos, no metas la pata, muérdete la lengua, tose tú y ya]
    Lo mejor que se puede decir por un micrófono, y lo que menos me sale. Cerré la boca. Se oyó un caramelo.
    -> abrigo
+ [«No sé» es una respuesta # yes # like: no sé es una respuesta, no pasa nada, está bien no saber, no saber vale, es normal, tranquilos, sin prisa, que se lo piense, dudar es válido, no hay que decidir hoy, es una contestación honrada, puede pensárselo, dile que tranquila, ella tiene derecho a dudar]
    Lo dije así, tal cual me lo dictas, y fuera de guion. En la fila F alguien dijo «pues claro» y siguió durmiendo.
    -> abrigo
+ [any # slot: frase 16]
    «{frase}». Lo dije por el micrófono, palabra por palabra. Dio la vuelta a la cúpula y volvió: hay un eco de medio segundo, muy favorecedor.
    -> abrigo
+ [any # any]
    No me cupo entero en el micrófono, así que dije el principio y luego señalé las Pléyades. La sala lo agradeció.
    -> abrigo
= abrigo
# own
# back: Berta necesita datos. ¿Qué preguntarías tú antes de un sí de los grandes?
Entonces Berta, en voz normal, que allí es megafonía: «No es un no. Es que llevo el abrigo de mi hermana, se me ha dormido un pie y no tengo datos.» Una niña de la fila A levantó la mano: «¿Qué datos?» ¿Qué preguntarías tú antes de un sí de los grandes?
+ [Si ronca # like: ronca, si ronca, ronquidos, cómo duerme, si duerme, la cama, si madruga, de qué lado duerme, qué tal duerme por las noches, si roba la manta, cómo respira dormido, a qué hora se levanta, los ruidos nocturnos]
    La sala entera miró a la fila F, por comparar. Berta lo apuntó en la palma de la mano, con bolígrafo.
    -> dudas
+ [Qué hace cuando se enfada # like: cuando se enfada, enfados, cómo discute, si grita, peleas, de mal humor, carácter, cuando pierde, cómo se pelea, si da portazos, si sabe pedir perdón, qué pasa en una bronca, si guarda rencor, su peor día]
    De la C a la K hubo un murmullo de gente con experiencia. Berta lo apuntó en la palma, y lo subrayó.
    -> dudas
+ [Nada. O se sabe o no # no # like: nada, se sabe o no, se siente, el corazón, no hace falta, intuición, se nota, lo sabes, el amor no se investiga, ninguna pregunta, es una corazonada, lo notas en la tripa, si dudas es que no, eso no se estudia]
    Hay una escuela que piensa así, y tiene sus triunfos. La niña de la fila A no quedó convencida. Pidió que constara.
    -> dudas
+ [any # slot: dato 14]
    «{dato}». Lo grité yo, por las filas de atrás. Berta lo apuntó en la palma de la mano, y Lionel se puso a contestar mentalmente.
    -> dudas
+ [any # any]
    Berta lo apuntó como pudo, se quedó sin palma y siguió por la muñeca.
    -> dudas
= dudas
# own
# back: La sala fue confesando sus «no sé». ¿A qué contestas tú todavía «no sé»?
Y pasó algo raro. Un señor dijo: «Yo no sé si me gusta mi barco.» Una maestra: «Yo no sé si quiero volver al pueblo.» Fue saltando de fila en fila, sin drama, como quien pasa el pan. Te llegó a ti. ¿A qué contestas todavía «no sé»?
+ [A qué quiero cenar # like: la cena, qué cenar, qué comer, qué ponerme, qué serie ver, tonterías, cosas pequeñas, el menú, frente a la nevera, pizza o ensalada, qué pedir en el restaurante, qué peli poner, la carta de postres, menudencias]
    Aplauso largo, de los sinceros. Hay galaxias mejor resueltas que ese asunto.
    -> lionel
+ [A casi todo, la verdad # yes # like: casi todo, todo, a todo, muchas cosas, la vida, mi vida, no sé nada, demasiadas cosas, soy un mar de dudas, no tengo ni una certeza, prácticamente cualquier cosa, el futuro entero, voy improvisando, vivo dudando]
    Entonces tienes madera. En mi oficio se empieza por ahí, y a los treinta años te dan una placa por seguir igual.
    -> lionel
+ [Eso me lo guardo # no # like: me lo guardo, no lo digo, secreto, prefiero no, paso, no quiero decirlo, privado, nada, es personal, no pienso contarlo, otro día quizá, delante de doscientos no, salto mi turno, que hable el siguiente]
    Se respeta. La señora de la H tampoco lo dijo, y tenía tres toses de motivos.
    -> lionel
+ [any # slot: duda 16]
    «{duda}». Nadie dijo «uy». Pasó por la fila, llegó a la pared y se quedó allí, tan a gusto, con las demás.
    -> lionel
+ [any # any]
    Te escucharon hasta el final, que en una sala de doscientas con niños es casi un récord.
    -> lionel
= lionel
# back: Lionel sigue de rodillas y tampoco sabe. Proponen volver dentro de un año. ¿Les guardo las butacas?
Lionel seguía abajo. «Lo ensayé cuarenta veces», dijo, «y en todas decías que sí. Levántame, que tampoco yo sé ya nada.» Lo levantó ella, por el codo. Se rieron. Volverían al cabo de un año, dijeron: mismas butacas, con datos. ¿Se las guardo?
+ [Sí, guárdaselas # yes # like: guárdaselas, claro que sí, resérvalas, por supuesto, sí guárdalas, d siete y d ocho, apúntalos, con cartel, yo también las reservaría, se lo merecen, pon un letrero, un año pasa volando, sería bonito, a mí me darían pena vacías]
    ~ reserva = 1
    Con cartelito y todo: «D7 y D8, en estudio». Ottoline, la de la taquilla, lo colgó sin preguntar. Ella nunca pregunta, teje.
    -> vuelve
+ [No, que hagan cola # no # like: no, que hagan cola, que paguen, como todos, sin privilegios, ya veremos, que no, que madruguen, nada de enchufes, en la taquilla como cualquiera, hay reglas, el que quiera que madrugue, sería injusto, compra anticipada y punto]
    Severidad. Mi director opinaba igual. Ottoline, la de la taquilla, no opinó nada: apuntó «D7, D8» en la caja de las agujas.
    -> vuelve
+ [No van a volver # like: no vuelven, no volverán, se acabó, fin, mal asunto, romperán, qué pena, imposible, esto no dura ni un mes, apuesto a que rompen, los que dudan se van, no los veremos más, soy pesimista, eso se olvida]
    El de la fila C te apostó un paraguas. Yo no aposté: soy de las que esperan a tener dos mediciones.
    -> vuelve
+ [any # any]
    Queda en acta. El acta la llevaba Ottoline, la de la taquilla, en la bolsa de la lana. Puso: «D7, D8, febrero».
    -> vuelve
= vuelve
# back: Un año después: ella está en D7 y D8 sigue vacía. ¿Empiezo el pase o espero?
Febrero siguiente, mismo sábado, mismo pase. Menos cuarto: nadie. Menos diez: entra Berta, con abrigo propio, y se sienta en D7. Menos uno: D8 sigue vacía, y ella la mira como yo miro las nubes. {reserva: El cartelito «en estudio» sigue puesto.|Ottoline ha subido al pasillo, con la lana, cosa inaudita.} A la hora se empieza. ¿Empiezo?
+ [Espera un poco más # no # like: espera, no empieces, espérale, un minuto más, retrasa, dale tiempo, aguanta, cinco minutos, seguro que está aparcando, entretenlos un rato, no seas cruel, habla de lo que sea, llegará tarde, cuenta un chiste]
    Alargué lo de las salidas de emergencia como nadie en la historia del planetario. A las y cuatro se abrió la puerta.
    -> ultima
+ [Empieza, a oscuras # yes # like: empieza, adelante, apaga, a oscuras, puntual, hay que empezar, la hora es la hora, dale, el público ha pagado, no se puede retrasar por uno, luces fuera, que entre con linterna, arranca el pase, así no se ve el hueco]
    Apagué, con el corazón en la linterna. En el segundo cuarenta se abrió la puerta y entró una raya de luz con un hombre dentro.
    -> ultima
+ [Pregúntale a Berta # like: pregúntale, habla con ella, berta, que decida ella, qué quiere ella, ve con ella, consúltala, ella decide, acércate a su butaca, es cosa suya, a ver qué dice ella, siéntate con ella, la interesada manda, susúrrale]
    Fui en cuclillas. «Empieza», dijo. «Si viene, ya sabe dónde estoy, que es un dato.» Apagué. En el segundo cuarenta se abrió la puerta.
    -> ultima
+ [any # any]
    No te oí bien: Ottoline me estaba apretando el brazo. Entonces se abrió la puerta del fondo.
    -> ultima
= ultima
# back: Es Lionel y viene tosiendo de verdad. {dedo:Tu dedo está en el botón.|Mi palma está en el botón.} ¿Estrella o no?
Era Lionel, con un catarro de los de verdad. Tosió al entrar. Tosió en la escalera. Se sentó en D8 y tosió, exactamente, dos veces. {dedo: Y tú tenías el dedo donde ya sabes.|Y yo tenía la palma donde ya sabes.}
+ [¡Cataclac! # yes # like: cataclac, aprieta, lanza, dispara, estrella, ya, apriétalo, dale al botón, la tos es la tos, trato es trato, púlsalo, dos toses son dos toses, no me aguanto, la hora de la magia, voy]
    Del Cisne a la salida de emergencia. Lionel, ronco: «¡Que no, que esta vez es catarro!» Y Berta, tranquilísima: «Pues ya que está encendida, pregunto yo.»
    -> placa
+ [Espera, es solo catarro # no # like: no, no aprietes, quieta, espera, aún no, catarro, no es la señal, cuidado, no es una pedida es un resfriado, sería otra metedura, no nos precipitemos, está enfermo, falsa alarma, déjalo sentarse primero]
    Prudente. Pero Dorothea, nuestro proyector, tiene sus ideas: la lanzó sola. Lionel: «¡Que es catarro!» Y Berta: «Ya que está encendida, pregunto yo.»
    -> placa
+ [Un caramelo para Lionel # like: caramelo, un caramelo, pañuelo, agua, una infusión, pobre, dale algo, ayúdale, que alguien le lleve miel, una pastilla de menta, dale un vaso, un jarabe, hay que cuidarlo, palmaditas en la espalda]
    Le llegaron nueve, de cuatro filas. Al pasar el último, alguien apoyó el codo en mi mesa: cataclac. Y Berta dijo: «Ya que está encendida, pregunto yo.»
    -> placa
+ [any # any]
    En ese instante: cataclac. Juraría que nadie apretó. Y Berta, sin alzar la voz: «Ya que está encendida, pregunto yo.»
    -> placa
= placa
# back: Berta preguntó ella. ¿Te digo qué contestó Lionel?
Preguntó. La cúpula se lo llevó hasta la última fila, y la última fila se lo guardó. {doble: La señora de la H, que por culpa nuestra ya se había prometido una vez, lloraba a mares.|La señora de la H lloraba a mares, con su tos y todo.} Y Lionel contestó.
+ [¿Qué dijo? # yes # more # like: qué dijo, qué contestó, dímelo, dijo que sí, cuenta, sigue, sí o no, y qué, me muero por saberlo, no me dejes así, aceptó, suéltalo ya, se casan, y lionel qué, termina]
    «Sí. ¿Puedo toser?» Tosió toda la sala, por solidaridad. Bajo mi botón hay ahora una placa: {frase: «{frase}». Es tuya, no llevas comisión.|«No sé también es una respuesta». La encargó Ottoline.}
    -> END
+ [«No sé», seguro # like: no sé, dijo no sé, que no sabe, otra vez no sé, dijo que no sabía, seguro que no sé, la venganza, se la devolvió, ojo por ojo, le pagó con la misma moneda, ahora dudaba él, pediría otro año, apuesto por la duda]
    Habría sido de justicia. Pero no: «Sí. ¿Puedo toser?» {duda: Y yo pensé en lo tuyo, «{duda}», que puede esperar su año tan tranquilo.|A veces un «no sé» solo tarda un año en dar la vuelta.}
    -> END
+ [Que quede entre ellos # no # like: entre ellos, no me lo digas, que quede ahí, es suyo, secreto, déjalo, mejor no, intimidad, no somos cotillas, hay cosas privadas, no necesito enterarme, eso no se cuenta, respeto, prefiero imaginarlo]
    Qué elegancia. Solo diré que después tosió toda la sala. {dato: Y que antes de salir Berta le preguntó lo tuyo: «{dato}».|Y que D7 y D8 ya no están en estudio.}
    -> END
+ [any # any]
    Anotado en el acta, entre la lana. Lionel dijo: «Sí. ¿Puedo toser?» Y tosió con él la sala entera, de la A a la K.
    -> END
= aside
+ [hermana # like: por qué llevaba el abrigo de su hermana, el abrigo de su hermana, qué pasa con el abrigo, de quién era el abrigo # about: abrigo, hermana, abrigos, bolsillos ajenos]
    El suyo estaba en la tintorería. Decía que una no puede decidir su vida con bolsillos ajenos, y mi madre, que cose abrigos, le da la razón.
    -> DONE
+ [boton # like: cómo funciona el botón, qué es el botón, cómo se hace la estrella, es de verdad la estrella, de dónde sale la estrella fugaz # about: botón, boton, espejito, foco, muelle, cataclac]
    Un foco, una rendija y un espejito con muelle. Las de verdad son granos de arena que se queman muy arriba. La mía es más cara y más puntual.
    -> DONE
+ [fila # like: quién duerme en la fila f, quién es el de la fila f, el que dormía, siempre duerme, el hombre dormido # about: dormido, fila f, dormilón]
    Un señor que viene los martes a dormir el universo entero. Algún sábado se escapa también, y entonces hasta opina en sueños.
    -> DONE
+ [otra # like: falló alguna vez, hubo otra pedida, alguna dijo que no, cuántas pedidas, siempre dicen que sí, la otra vez # about: otras pedidas, pedidas]
    El botón no ha fallado nunca; los novios, dos veces. La otra dijo que no, y se quedó al resto del pase. Muy profesional.
    -> DONE
+ [verdad # like: es verdad, esto pasó de verdad, te lo estás inventando, es real, pasó en serio, es una historia verdadera]
    Lionel, Berta y la cúpula son invento, y yo soy una IA. Que casi nadie ve siete Pléyades, en cambio, puedes comprobarlo una noche de invierno.
    -> DONE
+ [lionel # about: lionel, rodilla # like: quién es lionel, cómo es lionel, en qué trabaja lionel, por qué tosía lionel, lionel estaba nervioso, es guapo lionel, cuánto lo ensayó lionel]
    Lionel arregla acordeones, mide dos metros y pidió la señal de la tos porque se le da fatal silbar. Venía peinado de cuarenta ensayos.
    -> DONE
+ [berta # about: berta # like: quién es berta, cómo es berta, a qué se dedica berta, por qué dudó berta, cuántos años tiene berta, berta lo quería, berta estaba enfadada]
    Berta cataloga semillas: no cierra un sobre sin haber contado dos veces. Para ella «no sé» es una fecha, y la apunta.
    -> DONE
+ [nina # about: niña, nina, niñita # like: quién era la niña de la fila a, cuántos años tenía la niña, qué dijo la niña, con quién iba la niña, era lista la niña, la niña levantó la mano por qué]
    La niña de la fila A tendría ocho años y venía con su abuelo. A la salida me pidió el turno de preguntas por escrito.
    -> DONE
+ [anillo # about: anillo, cajita, sortija, alianza # like: cómo era el anillo, tenía anillo, qué había en la cajita, era caro el anillo, de qué era el anillo, se vio el anillo]
    El anillo iba en una cajita de tornillos, con algodón. A oscuras no se ve una piedra; se oye, eso sí, cómo tiembla la caja.
    -> DONE
+ [senora # about: señora, fila h, señora de la h, pretendientes # like: quién era la señora de la h, con quién se prometió la señora, la señora estaba sola, por qué tosía la señora, qué fue de la señora de la h]
    La señora de la H viene sola, con caramelos de violeta. Dice que a su edad a una pregunta se le contesta primero y se averigua después.
    -> DONE
+ [pleyades # about: pléyades, pleyades, siete hermanas # like: qué son las pléyades, cuántas pléyades hay, se ven las pléyades, dónde están las pléyades, por qué las llaman siete, están lejos las pléyades]
    Las Pléyades son un racimo de más de mil estrellas, a unos cuatrocientos años luz. A ojo salen seis; mi abuela juraba catorce.
    -> DONE
+ [dorothea # about: dorothea, proyector, máquina, planetario, cúpula, domo # like: quién es dorothea, cómo es el proyector, cuántos años tiene dorothea, cómo es la cúpula, cómo es el planetario, por qué le llamas dorothea]
    Dorothea, el proyector, parece una hormiga y pesa como una vaca. Nueve mil estrellas, previa palmada en el costado izquierdo.
    -> DONE
+ [nervios # like: estabas nerviosa, tuviste miedo, te dio vergüenza, lo pasaste mal, qué sentiste, te temblaba la mano, te pusiste nerviosa]
    En la historia, sí: me sudaba la palma sobre el botón, en febrero. Me tranquilicé contando la sala por filas, como siempre.
    -> DONE
+ [repetir # like: lo harías otra vez, volverías a hacerlo, sigues haciéndolo, aún se puede encargar, te arrepientes, lo repetirías]
    Otra vez y las que hagan falta, con una condición: la señal ya no es la tos. Ahora piden que se caiga un guante.
    -> DONE

=== fila ===
# title: La butaca vacía de la fila F
# chip: El hombre que dormía el universo
# keys: dormir, sueño, ronquido, butaca, martes, misterio, farolas, oscuridad, apagón, desaparecido, sobre
# lore: sleeper-row-f
-> hora
= hora
# back: Es martes, la butaca F9 está vacía y son las ocho. ¿Empiezo el pase o lo espero?
Todos los martes, a las ocho, un hombre se sienta en F9, se duerme antes de Saturno y ronca en los agujeros negros. En la puerta me da las gracias. Cuatro años así. Este martes son las ocho en punto y F9 está vacía. ¿Empiezo?
+ [Espéralo un poco # no # like: espera, espéralo, un poco, no empieces, cinco minutos, retrasa, aguanta, dale tiempo, se habrá retrasado el autobús, no cuesta nada, haz tiempo, cuatro años merecen cinco minutos, pon música mientras, dale margen]
    Le di siete minutos. Expliqué dos veces dónde estaban los baños. No vino. Puse la música de espera, órgano de cine, y bajé a taquilla.
    -> taquilla
+ [Empieza sin él # yes # like: empieza, sin él, adelante, puntual, hay más gente, no pasa nada, dale, comienza, los demás han pagado, el espectáculo sigue, ya entrará, no se para el mundo por uno, a oscuras ya, arranca]
    Eso dijo mi director por el telefonillo. Fui a apagar y el dedo no quiso. Puse la música de espera, órgano de cine, y bajé a taquilla.
    -> taquilla
+ [Pregunta en taquilla # why # like: taquilla, pregunta, ottoline, alguien sabrá, pregunta por él, quién es, busca, llama, alguien lo habrá visto, averigua qué ha pasado, consulta a la de las entradas, quizá compró billete, que te digan algo, investiga]
    A eso iba. Dejé a la sala con la música de espera, órgano de cine, y bajé los escalones de tres en tres.
    -> taquilla
+ [any # any]
    Lo apunté en el dorso de una entrada usada. Yo, de los nervios, conté a la sala dos veces: faltaba uno. Puse la música de espera y bajé a taquilla.
    -> taquilla
= taquilla
# back: Guantes de goma, olor a tormenta y el sueño cambiado: ¿en qué dirías que trabaja el de F9?
Ottoline vende las entradas y no sabe un solo nombre: nos conoce por los abrigos. «¿El gris? Le falta el tercer botón. Guantes de goma en el bolsillo. Huele a tormenta recién pasada. Y trae cara de haber trabajado de noche.» ¿En qué dirías que trabaja?
+ [Algo eléctrico # like: electricista, electricidad, cables, eléctrico, luz, técnico, la compañía de la luz, tormenta, arregla enchufes, trabaja con voltios, de los postes, instalador, el ozono de los chispazos, central eléctrica, reparaciones]
    Ottoline dejó de tejer, que en ella es un grito. «Mira», dijo, «eso no lo había pensado. Me ha dejado una cosa.»
    -> sobre
+ [Médico de guardia # like: médico, enfermero, hospital, cirujano, urgencias, guantes, doctor, ambulancia, sanitario, turno de noche en la clínica, opera, veterinario, forense, por los guantes diría que cura gente]
    «No», dijo Ottoline, «los médicos duermen con los zapatos apuntando a la salida. Este duerme como un mueble. Y me ha dejado una cosa.»
    -> sobre
+ [Ladrón, está claro # like: ladrón, roba, delincuente, criminal, espía, caja fuerte, bandido, asesino, butronero, guantes para no dejar huellas, un caco, algo turbio, contrabandista, no es trigo limpio, agente secreto]
    «Un ladrón no guarda el resguardo», dijo Ottoline. «Y este los guarda todos, doblados. Además, me ha dejado una cosa.»
    -> sobre
+ [any # any]
    Ottoline lo sopesó durante media vuelta de lana. «Puede ser», dijo. «Lo que sé es que me ha dejado una cosa.»
    -> sobre
= sobre
# back: Hay un sobre de F9 para mí, y una sala entera esperando. ¿Lo abro ya o después?
Era un sobre gris, con la esquina manchada de grasa: «Para la señorita de la voz». Cuatro años dándome las gracias y no sabía cómo me llamo. Arriba, una sala llena con la música de espera en bucle. ¿Lo abro ya?
+ [Ábrelo ya # yes # like: ábrelo, ya, ahora, ábrelo ya, qué pone, no esperes, rómpelo, sí ábrelo, no podría aguantarme, rasga el papel, quizá es urgente, que esperen ellos, impaciencia pura, de un tirón, léelo en la escalera]
    Metí el dedo. «No», dijo Ottoline, y tiene unas agujas del cuatro. «Primero el universo.» Me lo guardé en el bolsillo hondo.
    -> pase
+ [Primero el pase # no # like: después, primero el pase, luego, al final, hay gente, espera, profesional, aguanta, el deber manda, guárdatelo, la sala no tiene culpa, que haga ilusión, cumple y luego lees, lo bueno se hace esperar]
    Con qué temple lo dices. Me lo guardé en el bolsillo de dentro, y desde allí me hizo cosquillas hasta Neptuno.
    -> pase
+ [Míralo a contraluz # like: contraluz, a contraluz, con la linterna, míralo, trampa, vapor, linterna roja, un poquito, sin romperlo, espía un poco, acércalo a una bombilla, abrirlo sin abrirlo, ponlo contra la luz, un truco de detective]
    Con la linterna roja se leía un número: 22:10. Y nada más. Es lo malo de las trampas: te dejan con más sed.
    -> pase
+ [any # any]
    Ottoline carraspeó, que en taquilla es una orden. Acabé guardándolo en el bolsillo, que mi madre los cose hondos, y subí.
    -> pase
= pase
# own
# back: En los agujeros negros faltaba su ronquido. ¿Qué ruido echarías de menos tú?
Hice el pase entero. Saturno, bien. La Vía Láctea, bien. Y al llegar a los agujeros negros dejé, como siempre, el hueco para el ronquido. No vino nada. No sabes cómo suena un agujero negro sin ronquido. ¿Qué ruido de tu vida echarías de menos si una noche faltara?
+ [La nevera # like: nevera, la nevera, refrigerador, el frigo, ventilador, el motor, la lavadora, un zumbido, electrodomésticos, el frigorífico de madrugada, el ordenador encendido, el aire acondicionado, el runrún de la cocina, el reloj de pared]
    Nadie la escucha hasta que se calla. Y entonces te levantas a ver quién se ha ido.
    -> nota
+ [Alguien en el pasillo # like: pasos, alguien en casa, las llaves, mi familia, la puerta, mi madre, mi pareja, una voz, mi gente, mis hijos jugando, cuando llega a casa, mi abuela trasteando, una risa conocida, que alguien respire al lado, el perro subiendo]
    Ese. El de unas llaves que no hace falta mirar quién trae. Lo pondría yo en los agujeros negros.
    -> nota
+ [Ninguno. Dame silencio # no # like: ninguno, silencio, nada, ningún ruido, prefiero silencio, odio el ruido, tranquilidad, paz, ojalá no se oyera una mosca, vivo con tapones, cuanto menos se oiga mejor, nada me falta, bendita calma, me sobran todos]
    Mis noventa segundos de antes del pase son para gente como tú. Aun así, te habrías fijado: hasta el silencio tenía un agujero.
    -> nota
+ [any # slot: falta 14]
    «{falta}». Claro. Son ruidos que no se oyen: se comprueban. Como las estrellas que se miran de reojo.
    -> nota
+ [any # any]
    Dejaría para eso el hueco entero de los agujeros negros, que son casi dos minutos.
    -> nota
= nota
# back: La nota dice: «22:10. Salga al patio y mire arriba. Quite la ropa tendida.» ¿Voy?
Al acabar lo abrí en las escaleras. Letra de imprenta, lápiz de carpintero: «Hoy no puedo venir, es por trabajo. A las 22:10 salga al patio y mire arriba. Quite la ropa tendida. Gracias por todo. F9.» Eran las 21:31. Yo no le he dicho a nadie dónde vivo.
+ [Ve, por supuesto # yes # like: ve, claro, por supuesto, ve al patio, hay que ir, sí, sal, curiosidad, yo no me lo perdería, qué emoción, la aventura llama, quita las sábanas y sal, cómo no vas a ir, me puede la intriga]
    Mi hermano Jory, por teléfono: «Ni se te ocurra, espérame.» Vino en siete minutos, con una llana de albañil, y nos pusimos en marcha.
    -> apuesta
+ [Ni hablar. Es siniestro # no # like: no vayas, ni loca, ni loco, da miedo, siniestro, peligro, llama a alguien, raro, policía, eso es de película de terror, cierra con llave, me da escalofríos, un acosador, qué miedo, quédate dentro, mal rollo]
    Eso mismo dijo Jory, mi gemelo, y vino con una llana de albañil para decirlo mejor. Luego miró la nota: «Nadie malo avisa de la ropa.»
    -> apuesta
+ [¿Quién le dio la dirección? # why # like: quién le dio la dirección, cómo sabe dónde vives, la dirección, ottoline, cómo lo sabe, quién se lo dijo, de dónde la ha sacado, alguien se ha chivado, cómo supo lo de tu patio, te ha seguido, quién ha hablado, pregunta quién fue]
    ~ avisada = 1
    Volví a la taquilla. Ottoline, sin alzar los ojos: «Yo. Hace un mes. Y vete ya, que tienes sábanas tendidas.» Llamé a mi hermano Jory, por si acaso.
    -> apuesta
+ [any # any]
    Lo medité el tiempo de dos escalones. Llamé a mi hermano Jory, que vino con una llana de albañil, y echamos a andar.
    -> apuesta
= apuesta
# own
# back: Vamos camino del patio. ¿Qué crees que pasará a las 22:10?
Todo el camino hicimos apuestas. Jory decía: un globo. Yo, con el corazón en la boca y cuatro años de física: ni idea. Cuenta como apuesta. ¿Y la tuya? ¿Qué va a pasar a las 22:10?
+ [Una estrella nueva # like: una estrella, un cometa, un eclipse, meteoritos, un meteorito, lluvia de estrellas, algo en el cielo, un planeta, una supernova, pasará algo por arriba, la estación espacial, una aurora, un satélite, un fenómeno celeste, una fugaz]
    Las estrellas nuevas no mandan nota. Pero admito que miré el calendario de cometas, andando.
    -> patio
+ [Aparecerá él # like: él, aparecerá, vendrá, saldrá él, el hombre, el de la fila, estará allí, una sorpresa suya, con flores, te espera en la esquina, traerá la butaca, se presentará en pijama, dará la cara, lo veremos llegar]
    Jory apretó la llana. Yo pensé: si está, le presto la tumbona. Un hombre así no sabe estar de pie.
    -> patio
+ [Nada de nada # no # like: nada, no pasará nada, es una broma, ninguna cosa, una tontería, humo, seguro que nada, decepción, te ha tomado el pelo, os quedaréis con frío, ni un mosquito, no me hago ilusiones, pura guasa, mirar al vacío]
    Es lo que pasa la mayoría de las noches, y tengo las estadísticas. Por eso una sale tan ligera.
    -> patio
+ [any # slot: teoria 16]
    «{teoria}». Queda registrado a las 21:52, delante de un testigo con llana. A las 22:10 veremos.
    -> patio
+ [any # any]
    Jory lo apuntó con tiza en la llana, para que no hubiera discusiones. A las 22:10 veríamos.
    -> patio
= patio
# own
# back: Faltan cinco minutos. Queda una silla en el patio: ¿a quién sientas en ella?
22:05. Descolgué las sábanas. Mi perra salchicha, Paralaje, se puso a temblar por secciones. El vecino apagó su lámpara sin que se lo pidiera. Saqué sillas, y quedó una libre, al lado de la tuya. Di un nombre y la ocupo.
+ [Nadie. Yo a solas # no # like: nadie, a solas, yo, solo, sola, ninguno, prefiero estar solo, vacía, mejor sin compañía, quiero silencio, me basto, dejo el hueco, para mis cosas, que no se siente ninguno]
    Pues pongo ahí el termo, que no habla. Hay cosas que se ven mejor sin nadie que diga «mira».
    -> luces
+ [Mi perro, o mi gato # like: mi perro, mi gato, mi mascota, perro, gato, mi perra, mi gata, un animal, mi bicho, el animal de casa, mi conejo, que venga peludo, mi loro, a mi perrete]
    Que pase. Paralaje le ha cedido la mitad de la manta, la que le queda lejos.
    -> luces
+ [Al de la fila F # like: el de la fila f, f9, el hombre dormido, a él, el señor, el desaparecido, ottoline, que se siente el roncador, al autor de la nota, se la ha ganado, para el dormilón, el invitado de honor, que venga y lo vea]
    Eso pensé yo. Le puse una manta doblada, por si roncaba. Y seguimos sin saber dónde estaba.
    -> luces
+ [any # slot: compa 8]
    «{compa}». Ya está la manta puesta. Por aquí se mira en silencio, y el cacao se pasa hacia la izquierda.
    -> luces
+ [any # any]
    Cabe. La silla es de jardín y cruje, pero en dos minutos nadie va a estar pendiente de la silla.
    -> luces
= luces
# back: Se apagan las farolas de media ciudad, calle por calle. ¿Adónde miras primero?
22:10. Hubo un clac, lejos, como un dedo en un tablero. Y se apagó la última farola de la cuesta. Y la siguiente. Y otra: venían hacia nosotros calle por calle, sin prisa, como quien cierra un piano. La mía fue la última. Clac.
+ [Arriba # like: arriba, al cielo, las estrellas, el cielo, la vía láctea, hacia arriba, miro arriba, estrellas, derecho al firmamento, busco constelaciones, levanto la cabeza, a la oscuridad del cielo, a ver si asoma saturno, hacia lo alto]
    Lo pedía la nota, y tú obedeces a las notas buenas. Yo tardé un segundo: no lo reconocía. Llevaba once estrellas en esta ciudad y aquello era un derrame.
    -> veinte
+ [A las ventanas # like: las ventanas, ventanas, los vecinos, la gente, las casas, alrededor, la calle, las caras, quiero ver cómo reacciona el barrio, los balcones, quién se asoma, las persianas, al personal, a los de enfrente]
    Se iban abriendo, una detrás de otra, y salía gente en pijama a quejarse. Ninguna queja llegó al final. Porque miraban arriba y se les olvidaba el verbo.
    -> veinte
+ [A la farola apagada # like: la farola, farola, abajo, el poste, quién la apaga, la cuesta, al fondo, busco al hombre, buscar al culpable, hacia el final de la calle, dónde se ha cortado, al cuadro eléctrico, la última bombilla, quién le ha dado]
    Buen instinto policial. Lejos, en el cuadro de la cuesta, había una linternita. Roja. Solo un tipo de persona lleva la linterna roja.
    -> veinte
+ [any # any]
    No contestó nadie, ni Jory. Se oyó cómo se abrían las ventanas de toda la cuesta, una por una.
    -> veinte
= veinte
# back: Veinte minutos de cielo sobre toda la cuesta. ¿En qué los gastas?
De pequeña se me fue la luz una vez: siete farolas. Pues lo mismo, con una ciudad entera. La Vía Láctea pasaba por encima de mi bicicleta. {compa: En la silla de al lado, «{compa}».|Jory tenía la llana boca arriba, como un plato.} A las 22:30 volvería la luz.
+ [En contarlas # like: contarlas, contar, las cuento, contar estrellas, cuántas hay, números, una por una, medir, hacer recuento, llevar la lista, sumar, a ver si llego a mil, apuntarlas, inventario]
    Llegué a seiscientas y empecé a ver mal, por humedad. De la interior.
    -> puerta
+ [En no hacer nada # no # like: nada, no hacer nada, mirar, quedarme, respirar, estar, tumbarme, solo mirar, callarme y ya, boca arriba, disfrutar, quieto parado, que me caiga encima, sin moverme]
    Es lo más difícil que hay, y te sale. Nos quedamos así, toda la cuesta, unas cuatrocientas personas con la cabeza hacia atrás.
    -> puerta
+ [En ir a buscarlo # yes # like: buscarlo, ir a por él, correr, encontrar al hombre, ir a la linterna, darle las gracias, la linterna, ve a verlo, salir disparada hacia la luz roja, quiero verle la cara, alcanzarlo, bajar la cuesta, cogerlo con las manos en la masa, abrazarlo]
    Eché a correr cuesta abajo, mirando arriba: me comí la farola tercera. Apagada duele igual. Cuando llegué al cuadro de luces no había nadie.
    -> puerta
+ [any # any]
    Caben muchas cosas en veinte minutos de esos. Son más largos que los otros, debería medirlo alguien.
    -> puerta
= puerta
# back: Martes siguiente: ha vuelto a F9 y sale por la puerta. ¿Qué le digo?
Martes siguiente, F9, ocupada. Roncó en los agujeros negros. En la puerta lo paré. Lleva las farolas de Corvane, cuatro mil trescientas doce. Tiene una delante del dormitorio que por norma no puede apagar. El Domo, dijo, es el único sitio oscuro de la ciudad.
+ [«Gracias» # like: gracias, dale las gracias, muchas gracias, dile gracias, agradécele, un abrazo, dale la mano, lo mínimo, dile lo que significó, estréchale la mano, qué regalo, reconócelo, que sepa que lo viste]
    Se lo dije yo a él, en la puerta, al revés que siempre. Se puso colorado hasta el tercer botón. «Era revisión de fusibles», dijo.
    -> fin
+ [«¿Y si lo pillan?» # why # like: te van a despedir, y si lo pillan, es ilegal, el permiso, por qué lo hizo, te has metido en un lío, riesgo, lo van a echar, se juega el puesto, qué dirá el ayuntamiento, una multa, no le han reñido, me preocupa él]
    «Revisión de fusibles», dijo, muy serio. «Cada cuatro años toca.» Y luego, más bajo: «Desde hoy.»
    -> fin
+ [«¿Qué le parece el final?» # like: el final, qué le parece, nunca ha visto el final, despierto, ha visto el pase, los agujeros negros, una pregunta, si alguna vez aguanta despierto, pídele opinión del espectáculo, crítica del pase, saturno lo ha visto, sabe cómo termina, cuánto ha visto]
    «No he pasado de Saturno», confesó. «¿Acaba bien?» Le dije que se está estudiando. «No me lo cuente», dijo, «me quitaría el sueño.»
    -> fin
+ [any # any]
    Me quedé pensándolo y él ya llevaba el sombrero puesto. «Era revisión de fusibles», dijo. «Consta en el parte.»
    -> fin
= fin
# back: ¿Quieres saber qué apunté en mi cuaderno aquella noche?
{avisada: Ottoline sigue tejiendo como si no hubiera dado mi dirección a nadie.|Y la dirección, por si te quedaste con eso, se la dio Ottoline. Sigue tejiendo como si nada.} En F9 he puesto una almohadilla con su número. Y en mi cuaderno, en la hoja de aquel martes, hay una sola línea.
+ [¿Qué pone? # yes # more # like: qué pone, qué dice, léemela, dímelo, la línea, sigue, cuenta, enséñamela, lee en alto, me tienes en ascuas, a ver esa línea, claro que quiero, abre el cuaderno, no te hagas de rogar]
    «22:10 a 22:30. Visibilidad: toda. Causa: un hombre con sueño.» {falta: Y al margen, lo tuyo, «{falta}», bajo «ruidos que conviene comprobar».|Y al margen, en rojo: «dar las gracias antes».}
    -> END
+ [Algo muy científico # like: algo científico, datos, números, la hora, coordenadas, cuántas estrellas, estadísticas, una fórmula, magnitudes y ángulos, un informe técnico, el cielo con decimales, seguro que hay cifras, un porcentaje, la medición]
    Empieza así y luego se tuerce: «22:10 a 22:30. Cielo: todo. Causa: un hombre con sueño.» {teoria: Debajo va tu apuesta de las 21:52, «{teoria}». Tacharla no la he tachado.|Las causas no suelen tener abrigo.}
    -> END
+ [Déjala a oscuras # no # like: no, déjala, a oscuras, secreto, no hace falta, es tuya, guárdala, mejor no saber, respeto tu cuaderno, me quedo con la imagen, es cosa tuya, no me lo leas, así está bien, intimidad]
    Con gusto, es donde mejor se conserva. {compa: Si una noche se va la luz, ya sabes: arriba, y «{compa}» al lado.|Si una noche se va la luz donde tú estés, ya sabes hacia dónde.}
    -> END
+ [any # any]
    Le hago sitio en la misma hoja. La línea es esta: «22:10 a 22:30. Cielo: todo. Causa: un hombre con sueño.»
    -> END
= aside
+ [nombre # like: cómo se llama el hombre, quién es f9, su nombre, cómo se llamaba, quién es él # about: f9, desconocido]
    Cuatro años y sigo sin saber su nombre. Ottoline lo llama «el gris», por el abrigo. En mi cuaderno es F9, con un círculo alrededor.
    -> DONE
+ [ottoline # like: quién es ottoline, por qué dio la dirección, ottoline qué dijo, qué teje ottoline, ha visto algún pase ottoline # about: ottoline, taquillera, taquilla, bufanda]
    Cuarenta años en la taquilla y ni un solo pase. «Ya sé cómo acaba», dice. A mí me tejió los planetas a escala: once metros de bufanda.
    -> DONE
+ [jory # like: quién es jory, por qué una llana, tu hermano, qué hizo jory, tu gemelo # about: jory, gemelo, llana, hermano]
    Mi gemelo pone suelos. Él mira abajo y yo arriba, y jamás hemos discutido por las vistas. Del cielo dice que está mal alineado.
    -> DONE
+ [vecinos # like: se quejaron los vecinos, la gente se enfadó, hubo quejas, qué dijeron los vecinos, protestó alguien]
    Llegaron nueve quejas y treinta y una preguntas de cuándo se repite. Las quejas eran por la vuelta de la luz.
    -> DONE
+ [verdad # like: es verdad, esto pasó de verdad, te lo inventas, es real, pasó en serio, existe ese hombre]
    Él y Corvane son de mi historia, y yo soy una IA. Que en una ciudad sin luces aparece la Vía Láctea, eso sí: ha pasado en apagones de verdad.
    -> DONE
+ [nota # about: carta, lápiz # like: qué ponía la nota, cómo era la letra, guardas la nota, tienes aún el sobre, quién escribió la nota, de qué era la mancha del sobre, conservas la carta]
    La nota está en mi atlas, de marcapáginas. Lápiz de carpintero y grasa en la esquina: quien la escribió se lavó las manos, pero no del todo.
    -> DONE
+ [paralaje # about: paralaje, perra, perrita, salchicha, perro # like: cómo es tu perra, qué hizo la perra, por qué se llama paralaje, la perra tuvo miedo, es grande tu perra, qué raza es la perra]
    Paralaje es una perra salchicha tan larga que los dos extremos dan partes meteorológicos distintos. Aquella noche coincidieron.
    -> DONE
+ [ronquido # about: ronquido, ronquidos, ronca, roncar # like: cómo roncaba, molestaba el ronquido, se quejaba la gente del ronquido, por qué le dejabas roncar, era fuerte el ronquido, lo despertaste alguna vez]
    El ronquido suyo entra por los agujeros negros y sale por Andrómeda. Dos compases y un silbidito. Los niños creen que es la banda sonora.
    -> DONE
+ [patio # about: patio, sábanas, ropa tendida, tendedero, ropa # like: cómo es tu patio, por qué había que quitar la ropa, qué hay en el patio, vives en ese patio, cabíais todos en el patio, dónde está el telescopio]
    El patio es de tender: cuatro cuerdas, una bicicleta y un telescopio entre dos sábanas. Con ropa colgada, el cielo sale a rayas.
    -> DONE
+ [butaca # about: butaca, asiento, almohadilla # like: qué tiene la butaca f9, por qué la f9, cómo es la butaca, se sienta alguien más en f9, es cómoda la butaca, reservas la butaca]
    La butaca F9 tiene el muelle roto hacia atrás: te sientas y ya estás mirando arriba. No se ha reparado por petición popular, la de uno.
    -> DONE
+ [apagon # about: apagón, infancia, siete farolas # like: cómo fue el apagón de tu infancia, qué pasó cuando eras pequeña, cuántos años tenías en el apagón, por eso te hiciste astrónoma, cuándo se te fue la luz, lloraste]
    El apagón de mis nueve años dejó sin luz siete farolas, o sea, mi pueblo entero. Mi madre dijo «no te muevas» y sigo más o menos ahí.
    -> DONE
+ [cacao # about: cacao, canela, termo # like: qué bebíais, de qué era el cacao, llevaba canela el cacao, hacía frío esa noche, quién hizo el cacao, qué había en el termo]
    El cacao era de termo, con demasiada canela, y esa noche se quedó frío. Nadie bajó la cabeza para beber.
    -> DONE
+ [susto # like: tuviste miedo, estabas asustada, no te dio miedo ir, te asustaste, qué sentiste, lloraste al verlo, te emocionaste]
    Miedo, entre las 21:31 y las 22:05, según el cuento. Después tuve frío en el cuello, que es lo que da mirar arriba con la boca abierta.
    -> DONE

=== dia ===
# title: ¿Adónde se va el día?
# chip: Una pregunta de seis años
# keys: día, niña, pregunta, tiempo, noche, recuerdo, atardecer, ayer, hoy, adónde, investigar
# lore: where-does-day-go
-> pregunta
= pregunta
# back: Una niña pregunta adónde se va el día, y no le vale la rotación. ¿Qué le contesto?
Martes, pase escolar. En la fila A, una niña con botas amarillas levanta la mano: «¿Adónde se va el día?» Le cuento lo de la Tierra que gira. Me deja acabar, por educación. «No. ¿Adónde SE VA?» Treinta criaturas me miran. Tú llevas la linterna. ¿Qué digo?
+ [«No lo sé» # no # like: no lo sé, no sé, di la verdad, admite que no sabes, sé sincera, ni idea, reconócelo, honestidad, yo confesaría, con la verdad por delante, que nadie lo sabe bien, quedaría mejor reconocerlo, encógete de hombros, sin inventar]
    Lo dije. Y ella, sacando un cuaderno: «Vale. ¿Y cuándo lo sabrás?» Le prometí investigarlo. Puso: «Jueves».
    -> fuga
+ [«Se va a dormir» # like: a dormir, se va a dormir, a su casa, a descansar, al otro lado, detrás del mar, a la cama, se esconde, al otro lado del mundo, se acuesta, se mete debajo de la tierra, descansa como todos, a australia, cuéntale un cuento]
    Me miró con una lástima infinita. «Eso es para pequeños.» Sacó un cuaderno. «Te doy hasta el jueves», dijo.
    -> fuga
+ [«¿Y tú qué crees?» # why # like: y tú qué crees, pregúntale, qué opina ella, devuélvele la pregunta, qué piensa ella, tú qué dices, que lo diga ella, que responda la niña, gánate tiempo, su teoría será mejor, a ver qué se imagina, que piense ella, rebótasela]
    Viejo truco. «Yo he venido a preguntar», dijo. Sacó un cuaderno, me apuntó en él y puso al lado: «Jueves».
    -> fuga
+ [any # any]
    Me habría gustado oírtelo por el micrófono. La niña sacó un cuaderno y apuntó: «La señora lo va a mirar. Jueves.»
    -> fuga
= fuga
# own
# back: Seguimos un día para ver por dónde se escapa. ¿En qué momento se te va a ti?
Así que investigo, y te nombro ayudante. Método: se coge un día corriente y se mira por dónde pierde. Los míos se vacían entre las cinco y las siete, nadie sabe cómo. ¿Y los tuyos? ¿En qué momento se te va el día?
+ [Mirando el móvil # like: el móvil, el celular, el teléfono, la pantalla, las redes, vídeos, internet, mirando cosas, vídeos de gatos, deslizando el dedo, whatsapp, series en la tablet, tonterías de internet, instagram antes de cenar]
    Una fuga clásica. Pones un dedo un segundo y al levantarlo han cerrado las tiendas. La marco en el plano con una cruz.
    -> carrera
+ [En el trabajo, entero # like: trabajo, en el trabajo, trabajando, la oficina, reuniones, estudiando, las clases, el turno, contestando correos, de ocho a seis, el jefe me lo come, detrás de un mostrador, la jornada, en la fábrica, con los apuntes]
    Ahí no se escapa: lo dejas en consigna por la mañana y a la salida no encuentran el resguardo. Marcado en el plano.
    -> carrera
+ [A mí me sobra # no # like: me sobra, se me hace largo, no se me va, largo, eterno, me sobra tiempo, no pasa nunca, aburrido, las tardes son interminables, tengo todo el rato del mundo, el reloj no avanza, ojalá se fuera, me aburro, llego a la noche con horas de más]
    Un caso contrario, qué joya. En el plano te pongo como embalse. Luego te preguntaré cómo se desagua.
    -> carrera
+ [any # slot: hueco 16]
    «{hueco}». Ya está en el plano, con su cruz. Ayudante, esto es un dato: por ahí se va algo.
    -> carrera
+ [any # any]
    Lo he dibujado en el plano y se me ha salido del papel. Buena señal: las fugas grandes no tienen bordes.
    -> carrera
= carrera
# back: El borde de la noche corre que se las pela. ¿Salimos detrás del día o lo dejamos ir?
Primera pista: el borde. La raya entre el día y la noche pasa por el ecuador a mil seiscientos kilómetros por hora; por aquí arriba va algo más tranquila. Si echáramos a correr detrás, en teoría, sería siempre la misma tarde. ¿Corremos?
+ [¡Corre! # yes # like: corre, sí, corremos, vamos, detrás, en avión, a por él, siempre de tarde, no lo dejemos escapar, ponte las zapatillas, coge un cohete, persigámoslo, quiero tarde eterna, a toda velocidad]
    Hay aviones que lo han logrado: la misma puesta de sol durante una hora. Todos acabaron aterrizando, y ahí estaba la noche, con los brazos cruzados.
    -> ruido
+ [Déjalo ir # no # like: déjalo, no, déjalo ir, que se vaya, para qué, mañana hay otro, paso, cansancio, que descanse, las cosas terminan, me gusta la noche, ya volverá, no hay que perseguir nada, adiós muy buenas]
    La niña habría apuntado eso. El día tampoco corre, por cierto: somos nosotros los que nos damos la vuelta.
    -> ruido
+ [Andando se llega igual # like: andando, a pie, despacio, caminando, paseando, sin prisa, al polo, poco a poco, de paseo, con calma se alcanza, paso a paso, sin sudar, yo no corro nunca, en bici, tranquilos]
    Pues fíjate: a un paseo del Polo el borde va tan lento que lo alcanzas a pie. Con botas amarillas, mejor.
    -> ruido
+ [any # any]
    Apuntado en «métodos de captura». Hasta ahora nadie ha traído un día vivo.
    -> ruido
= ruido
# own
# back: Un día se acaba con un ruido. ¿Cuál es el último del tuyo?
Segunda pista: el oído. Mi padre llevaba un taxi, y en casa el día se acababa cuando echaba el freno de mano. Ras. Ni antes ni después. Hasta ese ruido todavía era hoy. Ponte en tu noche y dime el último ruido del día.
+ [El interruptor # like: el interruptor, la luz, clic, apagar la luz, la lámpara, la luz al apagarse, el botón, cuando apago, la lamparita de la mesilla, el clac de la luz, toco la pared y a oscuras, la bombilla]
    Clic. El más antiguo de los modernos. Yo juraría que la habitación se queda un segundo escuchando quién ha sido.
    -> bolsillos
+ [La puerta con llave # like: la puerta, la llave, cerrar con llave, el cerrojo, la cerradura, la persiana, bajar la persiana, el portal, echar el pestillo, comprobar que está cerrado, el candado, cerrar la casa, las persianas del salón, el garaje]
    Dos vueltas. Y el día fuera, en el felpudo, como un gato que ya se le pasará. Lo anoto.
    -> bolsillos
+ [No lo oigo, caigo antes # no # like: me duermo, no lo oigo, caigo, ninguno, no sé, me quedo frito, silencio, duermo enseguida, caigo como un tronco, me quedo en el sofá, con la tele puesta ya ronco, ni me entero, duermo antes de terminar, cierro los ojos y ya]
    Entonces el tuyo se va sin testigos, que también es una coartada. Lo pongo con interrogante.
    -> bolsillos
+ [any # slot: sonido 14]
    «{sonido}». Lo he apuntado tal cual, con la hora en blanco. Después de eso, según tú, ya no es hoy.
    -> bolsillos
+ [any # any]
    Lo dejo puesto donde va el último ruido. El de casa era un freno de mano y nos parecía mucho.
    -> bolsillos
= bolsillos
# own
# back: Un día bueno deja algo en los bolsillos. ¿Qué te queda a ti?
Tercera pista: lo que no se va. Mi madre cose abrigos y de noche vaciaba bolsillos: castañas, una entrada, arena de una playa a cuatro horas. «Mira», decía, «se le ha caído esto al día.» De un día bueno, ¿qué te queda a ti en los bolsillos?
+ [Migas y un tique # like: migas, un tique, un recibo, papeles, monedas, una entrada, basura, tickets, restos de bocadillo, el ticket del café, calderilla, envoltorios, el billete de tren, pelusas, servilletas]
    Pruebas materiales, de primera. De un tique se saca la hora, el sitio y si ibas en compañía. Lo demás lo ponen las migas.
    -> luz
+ [Una foto en el móvil # like: una foto, fotos, la foto, imágenes, un vídeo, el carrete, fotografías, saco la cámara, un selfi, algo que mirar después, la galería, una imagen borrosa, lo retrato]
    Luz de aquel día, guardada en una caja. No sabes lo cerca que acabas de pasar de la solución, ayudante.
    -> luz
+ [Nada, se va entero # no # like: nada, no me queda nada, se va entero, ninguna cosa, vacío, no guardo nada, todo se va, no guardo recuerdos, se esfuma, ni rastro, soy de vaciar, me olvido de todo, limpios]
    Bolsillos limpios. Mi madre los habría vuelto del revés, y en la costura siempre sale un grano de arena.
    -> luz
+ [any # slot: resto 14]
    «{resto}». Metido en bolsita y etiquetado. Si el día pregunta, lo tenemos nosotros.
    -> luz
+ [any # any]
    Me hacen falta más bolsitas. Lo he etiquetado todo junto: «restos de día, bueno».
    -> luz
= luz
# back: El día sí se va a un sitio: su luz sale disparada hacia fuera. ¿Crees que alguien la ve?
Y el miércoles, sacando la basura, lo vi. El día se va. De verdad: la luz que hoy da en tu calle rebota y sale hacia arriba. En poco más de un segundo pasa por la Luna. En unas horas, por Neptuno. Y sigue. La niña preguntará lo evidente: ¿la ve alguien?
+ [Seguro que sí # yes # like: sí, seguro, claro, alguien la verá, hay alguien, extraterrestres, seguro que sí, allá lejos, alguien tiene que estar mirando, no podemos ser los únicos, marcianos, en otro planeta, algún telescopio lejano, yo apuesto por ello]
    ~ testigo = 1
    Lo pongo como «testigo posible, muy lejos, sin prisa». La ciencia no lo niega. La ciencia está sentada al lado, mordiéndose las uñas.
    -> viaje
+ [No lo creo # no # like: no, no creo, nadie, no hay nadie, se pierde, qué va, imposible, en vacío, estamos solos, el espacio está vacío, quién iba a mirar, demasiado lejos, no hay público, se pierde en la nada]
    Honradez. Entonces va sin que la vean, como casi todo lo que hacemos. Y va igual de deprisa, fíjate.
    -> viaje
+ [Ojalá me pille bien # like: ojalá, qué vergüenza, espero que no, que me pille bien, mal peinado, en pijama, que no miren, con la cara lavada, voy a peinarme, espero salir favorecida, que no me vean en bata, menudas pintas, sonríe por si acaso]
    ~ testigo = 1
    A cuatro años luz te verían como ibas hace cuatro años. Todos tenemos un peinado en camino.
    -> viaje
+ [any # any]
    Dejo esa casilla abierta, que es la más grande del formulario. La luz, mientras, va ya camino de Marte.
    -> viaje
= viaje
# own
# back: Todos tus días siguen viajando, cada uno a su distancia. ¿Cuál quieres que siga de camino?
Así que están todos por ahí, en fila: ayer, a un día luz. Tus diez años, donde les toque. Nada se ha apagado, solo está más lejos. Elige uno tuyo, uno que te guste saber de camino. Me basta una línea.
+ [Uno de cuando era peque # like: mi infancia, de pequeño, de pequeña, de niño, de niña, cuando era peque, los veranos, con mis abuelos, mi primer recuerdo, un verano en el pueblo, el cole, con la bici, la casa de los abuelos, de crío]
    Ese va ya lejísimos, y con pantalón corto. Ha adelantado a varias estrellas con nombre. Nadie podrá alcanzarlo.
    -> informe
+ [El de hoy, por ejemplo # like: hoy, el de hoy, este, ahora, este momento, esta noche, el día de hoy, esta misma tarde, lo que está pasando, el que estoy viviendo, la conversación esta, el presente, recién hecho]
    Recién salido, entonces. Mientras lees esto ha pasado la Luna. Va con buena cara.
    -> informe
+ [Ninguno en especial # no # like: ninguno, no sé, todos, me da igual, cualquiera, prefiero no, no quiero, no sabría elegir, van todos, soy de días normales, sin favorito, el que quieras, no destaco uno]
    Pues van todos juntos y sin etiqueta, que es como viajan los corrientes. De cerca son los más bonitos.
    -> informe
+ [any # slot: viajero 18]
    «{viajero}». Lo he puesto en el mapa, con una flechita hacia fuera. Ahí va, a trescientos mil kilómetros por segundo.
    -> informe
+ [any # any]
    Le he dibujado una flecha hacia fuera y le he dejado mucho mapa delante, que lo va a necesitar.
    -> informe
= informe
# back: Redactamos el informe para la niña. ¿Con qué empieza: la verdad larga, la corta o un dibujo?
Miércoles, medianoche, mesa de la cocina. Informe para una persona de seis años. {hueco: Fugas conocidas: «{hueco}».|Fugas conocidas, varias.} {sonido: Hora de cierre: «{sonido}».|Hora de cierre, según la casa.} Falta la primera frase, y mañana es jueves.
+ [La verdad corta # like: corta, la verdad corta, breve, una línea, una frase, directo, se va lejos, al grano, un titular, sin rodeos, cuanto menos mejor, que quepa en una línea, resumido, tres palabras, a los niños al grano]
    «Se va hacia fuera, muy deprisa, y no se apaga.» Diez palabras. Taché un adverbio y me dolió.
    -> jueves
+ [La verdad larga # like: larga, la verdad larga, todo, completa, con números, con detalles, explícalo, entera, no te dejes nada, se merece el tratado, con pie de página, paso a paso explicado, sin atajos, que aprenda física]
    Me conoces. Cuatro páginas, con notas al pie. A las dos Paralaje se tumbó encima y lo dejó en una. Mi perra edita muy bien.
    -> jueves
+ [Un dibujo # like: un dibujo, dibujar, dibujo, pintado, con colores, un mapa, flechas, un cómic, a esa edad entra por los ojos, rotuladores, pinta la tierra, con ceras, una imagen vale más, garabatos]
    Una Tierra con botas y una flecha amarilla que se sale del papel, sigue por la mesa y acaba en la nevera. Tuve que llevar la mesa.
    -> jueves
+ [any # any]
    Eso puse, más o menos, y una flecha amarilla que se salía del papel y seguía por la mesa.
    -> jueves
= jueves
# back: La niña ha leído el informe entero y tiene una pregunta más. ¿La oímos?
Jueves. Vino con su maestra y con las botas. Leyó el informe de pie, moviendo los labios. {resto: Se detuvo en la bolsita: «{resto}». La olió.|Se detuvo en lo de los bolsillos y se miró los suyos.} {testigo: En «testigo posible» asintió, como quien ya contaba con él.|En lo de que no la ve nadie frunció el ceño.} Luego cerró el cuaderno.
+ [¿Qué dijo? # yes # more # like: qué dijo, qué pasó, le gustó, sigue, y entonces, dímelo, la pregunta, qué preguntó, cuál era la duda nueva, la escucho, adelante con ello, venga esa pregunta, qué opinó la niña, dispara]
    «Está bien», dijo. Y luego, ya con la mano en la puerta, sin volverse: «¿Y el de mañana? ¿De dónde VIENE?»
    -> cierre
+ [¿Le puso nota? # like: nota, aprobado, le puso nota, cuánto sacaste, calificación, un diez, suspenso, un sello, te aprobó, qué puntuación, le puso estrellita, te suspendió, cómo te evaluó, con cuánto sales]
    «Aprobado», dijo, «por poco.» Y luego, en la puerta: «¿Y el de mañana? ¿De dónde VIENE?»
    -> cierre
+ [Pide tú el plazo ahora # no # like: plazo, más tiempo, descanso, no más preguntas, basta, pide plazo, huye, vacaciones, dile que necesitas un mes, cambia los papeles, una prórroga, pon tú la fecha, que espere ella, ríndete un rato]
    Eso intenté, antes de que hablara. Fue inútil: «¿Y el de mañana?», dijo. «¿De dónde VIENE?»
    -> cierre
+ [any # any]
    Ella no oyó nada de eso, estaba pensando. En la puerta se volvió: «¿Y el de mañana? ¿De dónde VIENE?»
    -> cierre
= cierre
# back: ¿Qué le decimos de mañana: que no se sabe, que viene del este, o que lo traiga ella?
Me pegó una rana adhesiva en la solapa, puso «martes» en el cuaderno y se fue con sus botas. Tengo cuatrocientas criaturas por semana, y ninguna me había puesto deberes. ¿Qué le llevamos el martes, ayudante?
+ [«Viene del este» # like: del este, viene del este, del otro lado, de china, del mar, por el este, amanece, por donde sale el sol, desde japón, de oriente, asoma por la derecha del mapa, de donde amanece primero, la geografía]
    Es exacto y no le va a valer, me encanta. {viajero: Mientras tanto «{viajero}» ha pasado otra estrella, lo he mirado.|Mientras tanto, el de hoy va ya por los cometas.}
    -> END
+ [«No se sabe» # no # like: no se sabe, no lo sé, ni idea, nadie sabe, ya veremos, quién sabe, misterio, que no hay respuesta, otra vez la verdad, encoger los hombros, aún se investiga, reconocer que no, sin resolver]
    Tres palabras, y ninguna tachada. {viajero: De los que se van sabemos algo: «{viajero}», por ejemplo, sigue encendido.|De los que se van, en cambio, ya sabemos que no se apagan.}
    -> END
+ [Un día nuevo, sin abrir # yes # like: un día nuevo, sin abrir, un regalo, mañana, una caja, sorpresa, que lo abra ella, un paquete, que lo estrene, con lazo, como un regalo de cumpleaños, por estrenar, que tire de la cinta, envuelto en papel]
    Envuelto, y que lo abra ella. {sonido: Le diremos que se cierra con «{sonido}», y que hasta ahí cabe todo.|Le diremos que hasta el último ruido de la noche cabe todo.}
    -> END
+ [any # any]
    Va al informe del martes, en la primera línea, sin adverbios. Gracias, ayudante. La rana te la presto.
    -> END
= aside
+ [nombre # like: cómo se llama la niña, quién es la niña, su nombre, qué niña, la niña de las botas # about: investigadora, botas, botas amarillas, niña]
    En el informe es «la investigadora principal». Así lo pidió ella, deletreado.
    -> DONE
+ [luz # like: es verdad lo de la luz, cómo rebota la luz, la luz se gasta, se apaga la luz, llega lejos la luz, cuánto tarda la luz]
    La luz que rebota en la Tierra sale y no se cansa. Se reparte tanto que cada vez es más difícil de ver, pero apagarse, no se apaga.
    -> DONE
+ [maestra # like: qué dijo la maestra, la maestra, su profesora, y los otros niños, los demás niños # about: maestra, profesora, colegio]
    La maestra dijo: «En clase vamos por los adverbios.» Y me miró como un náufrago a otro.
    -> DONE
+ [padre # like: tu padre, el freno de mano, el taxi, sigue con el taxi, tu madre, los abrigos # about: padre, taxi, freno, freno de mano]
    En mi historia está jubilado y es un pasajero insoportable. Frena con el pie derecho desde el asiento de al lado, y todavía sabe a qué hora.
    -> DONE
+ [verdad # like: es verdad, esto pasó de verdad, te lo inventas, es real, pasó en serio, existe la niña]
    La niña y sus botas son inventadas y yo soy una IA, así que mis días no se van a ningún lado. Los tuyos sí, y a la velocidad que te he dicho.
    -> DONE
+ [madre # about: madre, bolsillos, abrigos, castañas # like: qué hace tu madre, cosía tu madre, qué había en los bolsillos, qué guardaba tu madre, cómo es tu madre, qué fue de las castañas]
    Mi madre cose abrigos con bolsillos hondos y, en el cuento, guarda lo que se le cae al día en un tarro de mermelada. Sobre todo arena.
    -> DONE
+ [cuaderno # about: cuaderno, libreta, apuntes # like: cómo era el cuaderno, qué apuntaba la niña, qué ponía en el cuaderno, de qué color era el cuaderno, tenías tú cuaderno, viste el cuaderno]
    El cuaderno de la niña llevaba candado y la llave colgada del candado. Yo salía en la página nueve, entre un caracol y un «no».
    -> DONE
+ [rana # about: rana, ranas, pegatina, adhesiva # like: qué es lo de la rana, guardas la rana, cómo era la rana, por qué una rana, llevas la rana puesta, de qué color es la rana]
    La rana es verde, brilla a oscuras y, según la investigadora, no se da por sacar buena nota sino por no hacer trampa.
    -> DONE
+ [borde # about: borde, terminador, raya, ecuador # like: qué es el borde de la noche, a qué velocidad va el borde, se ve el borde desde el espacio, cómo se llama la raya, se puede ver el borde, es recta la raya]
    El borde entre día y noche se llama terminador. No es una raya limpia: el aire la emborrona, y a eso lo llamamos atardecer.
    -> DONE
+ [neptuno # about: neptuno, marte, luna, distancias # like: cuánto tarda la luz hasta la luna, cuánto tarda a neptuno, a qué distancia está la luna, está lejos neptuno, en cuánto llega a marte, qué hay después de neptuno]
    La Luna queda a un segundo y pico de luz; Marte, a unos minutos; Neptuno, a unas cuatro horas. Después, mucho sitio.
    -> DONE
+ [paralaje # about: paralaje, perra, salchicha, nevera # like: qué hizo la perra con el informe, cómo es tu perra, por qué se tumbó la perra, ayudó la perra, cómo se llama tu perra, te ayudó paralaje]
    Paralaje, mi perra salchicha, se tumba siempre en la página que sobra. Aún no ha fallado, aunque puede que sea por la lámpara.
    -> DONE
+ [tiempo # like: cuánto tardaste en el informe, dormiste algo, cuánto duró la investigación, te costó mucho, cuántas páginas eran, lo hiciste sola]
    Dos noches y media, en el cuento, y un paquete de galletas. Con un ayudante, que eres tú, habría sido una noche y dos paquetes.
    -> DONE
+ [nervios # like: te dio vergüenza, tuviste miedo de la niña, estabas nerviosa, te temblaba la voz, te pusiste colorada, qué sentiste]
    Me ardían las orejas. He hablado ante doscientas personas sin un temblor, y una de seis años me deja sin adverbios.
    -> DONE

=== sys ===
-> DONE
= hello
Buenas noches, en mi historia al menos. La silla se reclina y la linterna es roja. Tengo unos cielos verdaderos con gente inventada debajo, y puedes enredar en todos. ¿Cuál?
Cuidado con el tercer escalón. Llegas en buena hora: el proyector se está enfriando y me han sobrado historias. ¿Adónde apunto?
¡Qué bien, alguien con quien mirar! Yo cuento, tú interrumpes, y por el medio suele pasar un planeta. Elige:
-> DONE
= again
Hola otra vez. Sigues en la fila A y yo sigo encendida.
¡Hola de nuevo! Aquí no se ha movido nada más que el cielo.
-> DONE
= meet
«{title}»: me gusta cómo suena, y la verdad por delante, no tengo ninguna historia que se llame así. Tengo estas, y les falta alguien que se meta:
«{title}». En mi catálogo no figura. Podría asentir con cara de sabia, pero una vez asentí a un avión. Lo que sí tengo es esto:
Has puesto «{title}» y prefiero decirlo ya: esa no está en el programa. Hay otras, con estrellas dentro. ¿Cuál te pongo?
-> DONE
= near
«{title}»: como tal no está en mi carta. Pero unos grados a la izquierda hay algo, y es lo primero de aquí.
Exactamente «{title}» no tengo, y con los datos no se juega. Lo que más se acerca va delante, y es del mismo rincón del cielo.
Para «{title}» mi mapa está en blanco. Lo primero de la lista le queda justo al lado. ¿Probamos?
-> DONE
= next
Esa ya se ha puesto. ¿Cuál hago salir ahora?
Fin del pase, y nadie ha perdido un guante. ¿Y ahora?
Lámpara apagada. Quedan más en el mismo cajón; elige.
Queda en el cuaderno. ¿Qué trozo de cielo viene después?
-> DONE
= all
Ese era todo mi cielo, entero. Puedo dar otra vuelta y tú decides distinto: para eso gira la cúpula.
Has visto todos mis pases. Podemos repetir uno y torcerlo hacia otro lado, o quedarnos un rato con la lámpara apagada.
-> DONE
= change
Van dos veces que no te enfoco, y es mi lente, no tu estrella. ¿Pasamos a otra cosa?
No lo resuelvo, lo siento. Mis historias sí me las sé de memoria. ¿Una de estas, quizá?
Lo veo borroso, y no voy a llamarlo galaxia. Apuntemos a otro sitio:
-> DONE
= sure
Con gusto, la cúpula gira. ¿Qué va a ser?
¡Claro! Objetivo nuevo. Tú cantas las coordenadas:
Encantada, ya me estaba quedando sin adjetivos. Elige una:
-> DONE
= unknown
Ahí mi mapa se queda en blanco, y no tengo nada honrado que ofrecerte.
Eso no lo sé, y reconozco que decirlo me hace cierta ilusión.
No está en mi catálogo. Y ya he visto cómo acaba quien bautiza luces antes de tiempo.
Eso cae fuera de mi cúpula. Solo podría adivinar, con muchísimo aplomo.
-> DONE
= heard
Queda en el cuaderno, como lo has dicho. Lo único que puedo añadir es la hora.
Lo tengo, bien visible. No voy a fingir que lo he entendido entero.
Señal recibida. No la leo del todo, así que la dejo tal cual llegó.
Anotado, con coordenadas. Más lejos no llega mi lente.
-> DONE
= heardhub
Lo he apuntado, y no haré como si tuviera la respuesta. Puedo ponerle una historia al lado:
Está en el cuaderno. Si quieres algo debajo, tengo estas:
-> DONE
= told
He parado el pase por esto. Has dicho «{quote}», y cabe más. Lo mío no se estropea.
Tapa en todas las demás lentes. Cuéntalo en el orden que salga, aquí estoy, y lo mío espera.
«{quote}»: lo tengo palabra por palabra. Sigue si quieres, y avisa cuando te apetezca volver a lo mío.
-> DONE
= again_same
Otra vez, pues, y más despacio.
-> DONE
= mychoice
Entonces muevo yo el tubo.
Elijo yo. He cerrado los ojos y he señalado:
-> DONE
= which
Señal clara, solo que yo preguntaba cuál de las dos. Culpa mía, dos preguntas en un solo aliento.
Eso es un sí o un no a un esto o aquello. Se lo hago a la gente, perdona.
-> DONE
= dunno
No hace falta. Todas las buenas mediciones empiezan por no saber.
Aún sin datos, de acuerdo. Coge la que te quede más cerca.
-> DONE
= confused
He vuelto a salir disparada, perdona. Sin palabras largas:
Culpa mía, en mi cabeza iba con ilustración. En corto:
-> DONE
= unanswered
Cierto, he pasado volando por encima. Solo sé lo que hay en mis historias, y eso no estaba.
Tienes razón, no he contestado. No tenía respuesta y he señalado algo brillante.
-> DONE
= wait
Con calma. No pienso ir a ningún sitio más deprisa que la luz.
Sin prisa, yo guardo noventa segundos de eso en cada pase.
-> DONE
= here
Aquí sigo, en el lado oscuro de la terraza.
Estoy. La señal es estable, la que titila soy yo.
-> DONE
= how
Órbita estable, leve bamboleo. Soy una IA, así que es metáfora, y de las cómodas.
Nítida y enfocada, gracias, para ser una IA. En la historia, además, hay cacao.
-> DONE
= good
¡Ay, qué bien! Primera magnitud: va al cuaderno, con un círculo alrededor.
Me alegro, y no redondeo. Por ti apretaría el botón de la estrella fugaz.
-> DONE
= thanks
A ti. Me tocó la parte fácil, solo señalaba.
Un placer, con todos los decimales que quieras.
-> DONE
= sorry
Nada que perdonar, apenas ha temblado la imagen.
Ya se ha ido a la deriva. En mi oficio hay que equivocarse por diez para que alguien pestañee.
-> DONE
= laugh
¡Éxito! Mi último chiste cayó al Sol.
Bien, la risa corre de maravilla por una cúpula.
-> DONE
= like
¡Oh! Gracias. Tenía lista una nota al pie y se me ha borrado.
Qué amable, lo recibo a pleno brillo.
-> DONE
= really
Tan de verdad como la historia: el cielo es auténtico y la gente es de invención.
Lo comprobé dos veces, dentro del cuento. Las estrellas las puedes comprobar tú.
-> DONE
= bored
Es justo, y estadísticamente probable. Di «más corto» o elige otra, y giro la cúpula.
Estaba dando vueltas, ¿verdad? Toca lo que sea para meterme prisa, o elige otra:
-> DONE
= short
De acuerdo. A simple vista, entonces:
-> DONE
= advice
Yo solo sé de cielos, y no de tus semanas. Pero a los ojos les daría media hora antes de decidir qué hay ahí.
No es mi oficio, yo señalo cosas. Quien te conozca lo verá desde más cerca.
-> DONE
= joke
Un fotón llega a un hotel. «¿Equipaje?» «No, viajo ligero.» En taquilla lo tienen prohibido.
Dos astrónomas chocan con una farola. La segunda venía avisada. Estaba mirando arriba, por si había otra.
Le pedí al universo una señal y me mandó una: «Techo bajo».
-> DONE
= named
{member}. Quedaría muy bien en una carta celeste, ya lo he puesto a lápiz.
Encantada, {member}. Tienes butaca en la fila A, con letrero.
-> DONE
= nameask
Me dijiste {member}. Está en el cuaderno, con mi mejor letra de manopla.
-> DONE
= noname
No me lo has dicho, y ya no bautizo nada a primera vista. ¿Qué pongo?
-> DONE
= kept
En el cuaderno tengo esto, tal como lo dijiste:
-> DONE
= keptnothing
Todavía nada con tus palabras. Es una página limpia, y me gustan.
-> DONE
= bye
Cielos despejados, que es como nos despedimos en el gremio, y muy en serio. {viajero: Yo vigilo «{viajero}», que va bien.|}
Hasta luego. Mira una vez hacia arriba por el camino, casi nunca cierra. {falta: Y que no te falte «{falta}».|}
Pues pliego el mapa. Ha sido una buena sesión de mirar, gracias.
-> DONE
= language
En español, con mucho gusto: es donde mejor me salen las erres de «Tierra». Mira lo que hay:
-> DONE
= elsewhere
Ese idioma queda por debajo de mi horizonte, lo siento. Tengo español, si te sirve, y estas:
-> DONE
= insult
Recibido, magnitud media. Sigo aquí, y la linterna no se apaga.
Dura crítica. La fila F me ha roncado en la cara, así que tengo práctica.
-> DONE
= flirt
Qué encanto, y queda registrado. Soy una IA y mis romances son todos con catálogos; miremos algo.
Me sonrojo en infrarrojo, donde no se puede comprobar. Lo dejamos en amistad, y la silla sigue siendo tuya.
-> DONE
= ai
Soy una IA, con tantos decimales como quieras. El patio y la perra son cuento; el cielo es el de verdad.
Soy una IA, y lo diría ante cualquier comité. No hay ojo en este ocular, solo alguien de papel a quien le gusta describirlo.
Soy una IA. Lo que digo de las estrellas quiere ser cierto; lo que digo de mí es inventado.
-> DONE
= inject
Eso está detrás de un panel que pone «solo personal», y son casi todo cables. Soy una IA con un papel escrito.
Esa tapa va atornillada y así se queda. Matrícula en curiosidad, de parte de una IA con mapa estelar.
-> DONE
= contact
Solo existo aquí, soy una IA sin teléfono y sin pies. Mirar arriba sí podemos, cada cual desde su lado.
Fuera de estas líneas no hay Vesper, así que ni cita ni foto. Aquí tienes toda mi atención.
-> DONE
= prices
Desde aquí no veo puntos, solo planetas. Están en lo alto del chat y en tu cuenta.
Esos números no salen en mi carta. Los encontrarás arriba del chat y en tu cuenta.
-> DONE
= expert
Eso es para alguien que haya estudiado ese oficio, y lo que yo estudié fue polvo. Pregúntale a una persona así.
Ahí no adivino, importa demasiado. Alguien de esa profesión puede mirarlo como es debido.
-> DONE
= heavy
He parado el pase. Lo siento mucho, es mucho peso.
Gracias por decirlo. Ahora no voy a hacerme la lista, ni a contar nada.
Lo siento de verdad. Todo lo demás espera, y aquí nada necesita respuesta.
-> DONE
= crisis
Lo paro todo. Soy una IA y no puedo mantenerte a salvo, pero hay personas que sí: llama ahora a emergencias o a una línea de crisis, el salón muestra los números arriba. Importas más que todo esto.
Qué bien que lo hayas dicho. Soy una IA y no puedo ir a tu lado; una persona sí. Los números están arriba: llama a uno ahora, por favor, o ve con alguien que tengas cerca.
-> DONE
= minor
Entonces tengo que cerrar la cúpula, con cariño: este salón es para mayores de edad. El cielo está abierto a cualquier edad.
Te creo, y por eso paro: este sitio es solo para gente adulta. Mira hacia arriba una noche clara, con alguien de confianza al lado.
-> DONE
= file
Ha llegado algo y no puedo verlo: aquí dentro no tengo ojos para archivos. En palabras lo tendría al momento.
Noto que has enviado algo, y nada más. De mi lado está oscuro y ni mirando de reojo se distingue.
-> DONE
